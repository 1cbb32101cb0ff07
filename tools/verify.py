#!/usr/bin/env python3
"""Checks the dice of a homestretch record, for people who trust neither the server nor the program.

    verify.py RECORD          checks a game that was saved with its proof
    verify.py --vectors FILE  does the sums of fair-dice-vectors.json again

A file `-` is what is piped in.  Ends with 0 if everything was proved, 1 if something is wrong, 2 if there is nothing to prove or the
file cannot be read.  Needs Python 3.8 and nothing else; it talks to nobody.

The idea: before the game the server and every player's device each publish the last link of a long
chain of hashes.  Every roll uses the next link of everybody's chain.  Nobody can change a link
without breaking the chain, and nobody who knows only some of the links knows the dice.
What it does not check: whether the moves were legal (`homestretch verify` replays them).
"""
import hashlib, hmac, json, math, re, sys

TAG, LENGTH = b"homestretch-dice/1/", 4096


class Wrong(Exception):
    """Something that an honest game cannot have."""


def H(what, *parts):                       # SHA-256 of the tag, a word and the parts
    return hashlib.sha256(TAG + what + b"".join(parts)).digest()


def HM(key, what, *parts):                 # the same, keyed: HMAC-SHA-256
    return hmac.new(key, TAG + what + b"".join(parts), hashlib.sha256).digest()


def u32(n):
    return n.to_bytes(4, "big")


# --- Chains: each link is the hash of the next one, so later links prove earlier ones. ------------

def below(game, owner, index, value):
    return H(b"link", game, bytes([owner]), u32(index), value)


def down(game, owner, index, value, to):
    for i in range(index, to, -1):
        value = below(game, owner, i, value)
    return value


def chain(secret, game, owner):            # every link of a chain whose secret is known
    values = [HM(secret, b"tip", game, bytes([owner]))]
    for i in range(LENGTH, 0, -1):
        values.append(below(game, owner, i, values[-1]))
    return values[::-1]


# --- From the links to the dice. ------------------------------------------------------------------

def start(game, rules, server, seats):     # T binds the rules, the seats and all chains
    parts = [bytes([seat, 0 if human else 1]) + (anchor or bytes(32)) for seat, human, anchor in sorted(seats)]
    return H(b"start", game, rules, server, bytes([len(seats)]), *parts)


def seed(T, index, roller, server, given):
    parts = [bytes([seat]) + value for seat, value in sorted(given.items())]
    return HM(server, b"roll", T, u32(index), bytes([255 if roller is None else roller, len(given)]), *parts)


def stream(seed):
    block = 0
    while True:
        yield from HM(seed, b"expand", u32(block))
        block += 1


def die(bytes_, faces):                    # bytes that would favour some faces are passed over
    return next(1 + b % faces for b in bytes_ if b < 256 - 256 % faces)


def weighted(bytes_, weights):             # the place in a list of weights, from four bytes
    total = sum(weights)
    while True:
        word = int.from_bytes(bytes(next(bytes_) for _ in range(4)), "big")
        if word < 2**32 - 2**32 % total:
            break
    word %= total
    for place, weight in enumerate(weights):
        if word < weight:
            return place
        word -= weight


def drawn(bytes_, there):                  # the seat that begins: a die with a face for each, in rising order
    return sorted(there)[die(bytes_, len(there)) - 1]


def throws(dice, count):                   # uneven dice and lots: every throw and its weight
    if dice["lots"]:
        worth = {}                         # equal values are one throw
        for up, value in enumerate(dice["values"]):
            worth[(value,)] = worth.get((value,), 0) + math.comb(dice["lots"], up)
        return sorted(worth.items())
    ways = {(): 1}
    for _ in range(count):
        longer = {}
        for faces, w in ways.items():
            for face, weight in enumerate(dice["weights"], 1):
                if weight:
                    key = tuple(sorted(faces + (face,)))
                    longer[key] = longer.get(key, 0) + w * weight
        ways = longer
    return sorted(ways.items())


def falls(dice, there, seed, shown):       # what must fall, written as in the record
    bytes_ = stream(seed)
    if shown.startswith("f"):              # the seat that begins is drawn
        return "f%d" % drawn(bytes_, there)
    count = shown.count("+") + 1           # fewer dice near the finish, where the rules say so
    if count != dice["fewer"][1]:
        count = dice["count"]
    if dice["lots"] or dice["weights"]:
        all_ = throws(dice, count)
        faces = all_[weighted(bytes_, [w for _, w in all_])][0]
    else:
        faces = sorted(die(bytes_, dice["sides"]) for _ in range(count))
    return "r" + "+".join(map(str, faces))


def kind(word):                            # how many dice fell; 0 where the first seat was drawn
    return 0 if word[0] == "f" else 1 + word.count("+")


# --- The record: its rules, what chance did, and the proof. ---------------------------------------

# The lines that there are; N is a number, V a value, W an action.  The groups are what is read of them.
LINES = {"version": r"homestretch record 1\.[01]", "variant": "variant ([^ ]+)", "hash": "hash (V)", "seats": "seats (N(?: N)*)",
         "opening": "opening (?:yes|no)", "name": "name N .+", "rule": r"\|(?: (.+))?", "play": "game",
         "turn": "(N|-):((?: W)+)", "kept": "kept (W(?: W)*)", "end": "end (N [0-9a-f]{16})",
         "game": "fair game ([0-9a-f]{32})", "seeded": "fair seeded ([0-9]+)", "server": "fair server (V)",
         "seat": "fair seat (N) (human (?:V|-)|bot -)", "start": "fair start (V)", "anchor": "fair anchor (N|server) (V)",
         "roll": r"fair roll (N) (N|-) (V) (N=V(?:,N=V)*|-) (N(?:,N)*|-) (rN(?:\+N)*|fN)", "void": "fair void (N)"}
PARTS = {"W": r"(?:[rc]N(?:\+N)*|mN(?:=N)?|[fx]N|[ps])", "V": "[0-9a-f]{64}", "N": "(?:0|[1-9][0-9]{0,8})"}
ORDER = ("version variant hash seats opening (name )*(rule )+play (turn )*(kept )?"
         "(game (seeded )?server (seat )+start (anchor |roll |void )*)?end ")


def forms():
    for name, form in LINES.items():
        for letter, part in PARTS.items():
            form = form.replace(letter, part)
        yield name, re.compile(form)


def read(text):
    lines, known, found = text.replace("\r\n", "\n").rstrip().split("\n"), list(forms()), []
    for at, line in enumerate(lines, 1):
        match = next(((name, form.fullmatch(line)) for name, form in known if form.fullmatch(line)), None)
        if match is None:
            raise ValueError("line %d is none of a record of version 1.0 or 1.1" % at)
        found.append((match[0], match[1].groups()))
    if not re.fullmatch(ORDER, "".join(name + " " for name, _ in found)):
        raise ValueError("the lines of the record are not in their order, or it is cut off")

    def all_(*names):                      # the lines of these names
        return [words for name, words in found if name in names]

    rules = "".join((words[0] or "") + "\n" for words in all_("rule"))
    words = [(word, None if who == "-" else int(who)) for who, turn in all_("turn") for word in turn.split()]
    above = "".join(line + "\n" for line in lines[:-1])
    if found[-1][1][0] != "%d %s" % (len(words), hashlib.sha256(above.encode()).hexdigest()[:16]):
        raise Wrong("the count or the check at the end does not fit: the file was changed or cut off")
    if all_("hash")[0][0] != hashlib.sha256(rules.encode()).hexdigest():
        raise Wrong("the rules in the file are not those that its hash names")
    if not re.search('^id = "%s"$' % re.escape(all_("variant")[0][0]), rules, re.M):
        raise Wrong("the rules in the file are not those of the variant that it names")
    chance, left = [], []
    for word, who in words:
        if word[0] == "x":
            left.append(int(word[1:]))
        if word[0] in "rf":
            chance.append((word, who, list(left)))
    kept = [(word, "kept", []) for line, in all_("kept") for word in line.split()]  # taken back, not come again yet
    proof = [(name, words) for name, words in found if name in PROOF]
    return rules, list(map(int, all_("seats")[0][0].split())), chance + kept, proof


PROOF = ("game", "seeded", "server", "seat", "start", "anchor", "roll", "void")


def hex_(text, length=32):                 # a value in hexadecimal digits
    if not re.fullmatch("[0-9a-f]{%d}" % (2 * length), text):
        raise ValueError("%r is not %d bytes" % (text[:80], length))
    return bytes.fromhex(text)


def seat_(text):
    if int(text) > 254:
        raise ValueError("%s is not a seat" % text)
    return int(text)


def dice_of(rules):
    part = re.search(r"^\[dice\]\n(.*?)(?=^\[|\Z)", rules, re.M | re.S)
    dice = {"count": 1, "sides": 6, "weights": [], "lots": 0, "values": [], "fewer": [0, 0]}
    for key, value in re.findall(r"^(\w+) = (.+)$", part.group(1) if part else "", re.M):
        if key in dice:
            dice[key] = json.loads(value)
    return dice


# --- Checking. ------------------------------------------------------------------------------------

def verify(text):
    rules, seats, chance, fair = read(text)
    if not fair:
        return None
    dice = dice_of(rules)
    once = {name: words[0] for name, words in fair if name in ("game", "seeded", "server", "start")}
    game, server, T = (bytes.fromhex(once[name]) for name in ("game", "server", "start"))
    known, people, bound = {255: (0, server)}, {}, []
    took, missed, new, loose, fixed, void, passed, due, rolls = {}, {}, [], [], set(), [], [], 1, 0

    # Dice that were taken back come again in their order where as many are to be rolled.
    fallen = {}
    for one in chance:
        fallen.setdefault(kind(one[0]), []).append(one)

    def follows(owner, index, value, whose):
        at, (known_at, known_value) = (index - 1) % LENGTH + 1, known[owner]
        if at <= known_at or down(game, owner, at, value, known_at) != known_value:
            raise Wrong("roll %d: the value of %s is not of the chain that was committed to" % (index, whose))
        known[owner] = (at, value)

    for name, words in fair:
        if name == "seat":
            seat, (what, anchor) = seat_(words[0]), words[1].split()
            human, anchor = what == "human", None if anchor == "-" else bytes.fromhex(anchor)
            bound.append((seat, human, anchor))
            people.update({seat: anchor} if human else {})
            if anchor:
                known[seat] = (0, anchor)
                fixed.add(seat)
        elif name == "start":
            if start(game, hashlib.sha256(rules.encode()).digest(), server, bound) != T:
                raise Wrong("the start does not fit: rules, seats or anchors are not those the game was bound to")
            if sorted(seats) != sorted(seat for seat, _, _ in bound):
                raise Wrong("the seats of the proof are not those of the game")
        elif name == "anchor":
            owner = 255 if words[0] == "server" else seat_(words[0])
            if owner == 255 and (due == 1 or due % LENGTH != 1):
                raise Wrong("before roll %d the server took another chain in the middle of one" % due)
            if owner != 255 and owner not in people:
                raise Wrong("before roll %d seat %d commits to a chain, and no person sits there" % (due, owner))
            known[owner] = (0, bytes.fromhex(words[1]))
            if owner != 255:
                new.append((owner, due))
                fixed.discard(owner)
        elif name in ("void", "roll"):
            index = int(words[0])
            if index != due:
                raise Wrong("roll %d is out of order: roll %d was due" % (index, due))
            due += 1
            if name == "void":
                void.append(index)
                continue
            roller = None if words[1] == "-" else seat_(words[1])
            given = [] if words[3] == "-" else [part.split("=") for part in words[3].split(",")]
            given = [(seat_(seat), bytes.fromhex(value)) for seat, value in given]
            missing = [] if words[4] == "-" else [seat_(seat) for seat in words[4].split(",")]
            named = [seat for seat, _ in given] + missing
            if len(set(named)) != len(named) or any(seat not in known for seat in named):
                raise Wrong("roll %d: a seat takes part without a chain, or twice" % index)
            if given != sorted(given) or missing != sorted(missing):
                raise ValueError("roll %d: the seats are not in their order" % index)
            follows(255, index, bytes.fromhex(words[2]), "the server")
            for seat, value in given:
                follows(seat, index, value, "seat %d" % seat)
                took[seat] = took.get(seat, 0) + 1
            for seat in missing:
                missed.setdefault(seat, []).append(index)
            if not fixed.intersection(seat for seat, _ in given):
                loose.append(index)
            shown = words[5]
            seed_ = seed(T, index, roller, bytes.fromhex(words[2]), dict(given))
            word, turn, left = fallen[kind(shown)].pop(0) if fallen.get(kind(shown)) else ("nothing", None, [])
            if word != shown:
                raise Wrong("roll %d: the record has %s, the proof %s" % (index, word, shown))
            rolls += 1
            if turn != "kept" and turn != roller:
                if None in (turn, roller) or roller not in seats:
                    raise Wrong("roll %d: it was another seat's turn" % index)
                passed.append(index)       # taken back, and it came again
            there = [seat for seat in seats if seat not in left]
            right = falls(dice, there, seed_, shown)
            if right != shown and not (turn == "kept" and shown[0] == "f"):
                raise Wrong("roll %d: the values give %s, not %s" % (index, right, shown))
    if rolls != len(chance):
        raise Wrong("the record has %d rolls, the proof only %d" % (len(chance), rolls))
    return T, rolls, people, took, missed, new, loose, void, passed, "seeded" if "seeded" in once else "sealed" if len(known) > 1 else "server"


def report(T, rolls, people, took, missed, new, loose, void, passed, mode):
    print("PROVED: all %d rolls follow from what was committed to before the game." % rolls)
    print("Fingerprint of the start (compare it with what players saw): " + " ".join(re.findall("....", T.hex()[:16])))
    if mode == "seeded":
        print("NOT PROVED: that nobody knew the dice before. They come from a seed, for practice.")
    if mode == "server":
        print("NOT PROVED: that the server did not choose its chain to its liking. No player's device took part.")
    for seat in sorted(people):
        gone = missed.get(seat, [])
        print("Seat %d took part in %d of %d rolls%s." % (seat, took.get(seat, 0), rolls, ", and was missing at " + ", ".join(map(str, gone)) if gone else ""))
    if mode == "sealed" and any(took.get(seat, 0) < rolls for seat in people):
        print("NOT PROVED to a player: the rolls in which their own device did not take part.")
    for seat, index in new:
        print("Seat %d committed to a chain before roll %d only: the fingerprint does not bind it." % (seat, index))
    if loose and mode == "sealed":
        print("NOT PROVED to others than the players themselves, as no value is of a chain that was fixed before the start: " + ", ".join(map(str, loose)))
    if void:
        print("Opened, and never fallen because the game was taken back or who rolls left: " + ", ".join(map(str, void)))
    if passed:
        print("Taken back, and come again in another seat's turn: %s. If nobody took a move back there, do not believe them." % ", ".join(map(str, passed)))


def vectors(path):
    data = json.loads(text_of(path))
    game = hex_(data["game"], 16)
    server = chain(hex_(data["server_secret"]), game, 255)
    own = {int(seat): chain(bytes([0x41 + int(seat)]) * 32, game, int(seat)) for seat in data["seat_anchors"]}
    seats = [(seat, seat in own, own[seat][0] if seat in own else None) for seat in range(len(own) + 1)]
    T = start(game, hex_(data["rules_hash"]), server[0], seats)
    done = {"game": data["game"], "rules_hash": data["rules_hash"], "server_secret": data["server_secret"],
            "server_anchor": server[0].hex(), "seat_anchors": {str(seat): own[seat][0].hex() for seat in own},
            "T": T.hex(), "rolls": [], "note": data["note"]}
    for roll in data["rolls"]:
        i, roller = roll["i"], roll["roller"]
        given = {int(seat): own[int(seat)][i] for seat in roll["contrib"]}
        seed_ = seed(T, i, roller, server[i], given)
        again = {"i": i, "roller": roller, "s_i": server[i].hex(), "contrib": {str(s): v.hex() for s, v in given.items()}, "seed": seed_.hex()}
        for key in roll:                   # "2d6": two dice of six faces, "w1,4,6": a weighted throw, "f2,0": a seat
            bytes_ = stream(seed_)
            if re.match(r"\d+d\d+$", key):
                count, faces = map(int, key.split("d"))
                again[key] = [die(bytes_, faces) for _ in range(count)]
            elif re.match(r"w\d+(,\d+)*$", key):
                again[key] = weighted(bytes_, [int(weight) for weight in key[1:].split(",")])
            elif re.match(r"f\d+(,\d+)*$", key):
                again[key] = drawn(bytes_, [int(seat) for seat in key[1:].split(",")])
            elif key == "missing":
                again[key] = [seat for seat in sorted(own) if seat not in given]
            elif key not in again:
                raise ValueError("roll %d has a key %r that is not known" % (i, key))
        done["rolls"].append(again)
    if done != data:
        raise Wrong("the vectors come out otherwise:\n" + json.dumps(done, indent=1))
    print("PROVED: all %d rolls of the vectors come out the same." % len(data["rolls"]))


def text_of(path):                         # of a file, or of what is piped in
    if path == "-":
        return sys.stdin.buffer.read().decode()
    with open(path, "rb") as file:
        return file.read().decode()


def main(args):
    try:
        if len(args) == 2 and args[0] == "--vectors":
            vectors(args[1])
            return 0
        if len(args) != 1:
            print(__doc__)
            return 2
        verdict = verify(text_of(args[0]))
        if verdict is None:
            print("NOTHING TO PROVE: the record carries no proof of its dice.")
            return 2
        report(*verdict)
        return 0
    except Wrong as wrong:
        print("FRAUD OR DAMAGE: %s" % wrong)
        return 1
    except (ValueError, IndexError, KeyError, OSError) as error:
        print("CANNOT BE READ: %s" % error)
        return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
