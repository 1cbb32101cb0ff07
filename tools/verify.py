#!/usr/bin/env python3
"""Checks the dice of a homestretch record, for people who trust neither the server nor the program.

    verify.py RECORD               checks a game that was saved with its proof
    verify.py RECORD --anchor HEX  ... and that what your own device committed to is in it
    verify.py --vectors FILE       does the sums of fair-dice-vectors.json again

A file `-` is what is piped in.  Ends with 0 if nothing is wrong, 1 if something is, 2 if
there is nothing to prove or the file cannot be read.  Needs Python 3.8 and nothing else.

The idea: before the game the server and every player's device each publish the last link of a long
chain of hashes.  Every roll uses the next link of everybody's chain.  Nobody can change a link
without breaking the chain, and nobody who knows only some of the links knows the dice.

What it does not check: whether the moves were legal, and so whose turn it really was and whether the
game was over: it believes the record there.  `homestretch verify` replays the moves.
"""
import collections, hashlib, hmac, itertools, json, math, re, sys, types

TAG, LENGTH, MOST_LINKS = b"homestretch-dice/1/", 4096, 2**20


class Wrong(Exception):
    """The record contains something that an honest game cannot contain."""


def H(what, *parts):                       # SHA-256 of the tag, a word and the parts
    return hashlib.sha256(TAG + what + b"".join(parts)).digest()


def HM(key, what, *parts):                 # the same as HMAC-SHA-256 with a key
    return hmac.new(key, TAG + what + b"".join(parts), hashlib.sha256).digest()


def u32(n):
    return n.to_bytes(4, "big")


# Each link of a chain is the hash of the next one, so later links prove earlier ones.
def links(game, owner, index, value, to=0):   # a link and the links below it, down to index `to`
    yield value
    for i in range(index, to, -1):
        value = H(b"link", game, bytes([owner]), u32(i), value)
        yield value


def chain(secret, game, owner):            # all links of a chain with a known secret
    return list(links(game, owner, LENGTH, HM(secret, b"tip", game, bytes([owner]))))[::-1]


def start(game, rules, server, seats):     # T binds the rules, the seats and all chains
    parts = [bytes([seat, 0 if human else 1]) + (anchor or bytes(32)) for seat, human, anchor in sorted(seats)]
    return H(b"start", game, rules, server, bytes([len(seats)]), *parts)


def practice(seed, game):                  # the server's anchor in the game of a room that was made with a seed
    for number in range(2**16):            # the record does not store the number of the game
        name, secret = (hashlib.sha256(b"homestretch " + what + seed.to_bytes(8, "big") + number.to_bytes(8, "big")).digest() for what in (b"game", b"secret"))
        if name[:16] == game:
            return chain(secret, game, 255)[0]


def late_links(fair):                      # the number of hashes to verify the first values of chains committed after the start
    late, links = set(), 0
    for name, words in fair:
        if name == "anchor":
            late.add(words[0])
        if name == "roll":
            first = late & {"server", *(part.split("=")[0] for part in listed(words[3]))}
            late, links = late - first, links + len(first) * ((max(int(words[0]), 1) - 1) % LENGTH + 1)
    return links


def seed(T, index, roller, server, given):
    parts = [bytes([seat]) + value for seat, value in sorted(given.items())]
    return HM(server, b"roll", T, u32(index), bytes([255 if roller is None else roller, len(given)]), *parts)


def stream(seed):
    for block in itertools.count():
        yield from HM(seed, b"expand", u32(block))


def die(bytes_, faces):                    # skips bytes that would favour some faces
    return next(1 + b % faces for b in bytes_ if b < 256 - 256 % faces)


def weighted(bytes_, weights):             # an index into a list of weights, from four bytes
    total = sum(weights)
    words = (int.from_bytes(four, "big") for four in zip(*[bytes_] * 4))
    word = next(word % total for word in words if word < 2**32 - 2**32 % total)
    return next(place for place, upto in enumerate(itertools.accumulate(weights)) if word < upto)


def drawn(bytes_, there):                  # the first seat: a die with one face per seat, in ascending order
    return sorted(there)[die(bytes_, len(there)) - 1]


def throws(dice, count):                   # weighted dice and lots: every throw and its weight
    worth = {}
    for up, value in enumerate(dice["values"]):
        worth[(value,)] = worth.get((value,), 0) + math.comb(dice["lots"], up)   # equal values are one throw
    weights = {face: weight for face, weight in enumerate(dice["weights"], 1) if weight}
    for faces in itertools.combinations_with_replacement(weights, count) if weights else ():
        orders = math.factorial(count) // math.prod(math.factorial(faces.count(face)) for face in set(faces))
        worth[faces] = orders * math.prod(weights[face] for face in faces)
    return sorted(worth.items())


def falls(dice, there, seed, shown):       # the expected result, as the record writes it
    bytes_ = stream(seed)
    if shown.startswith("f"):              # the first seat is drawn by lot
        return "f%d" % drawn(bytes_, there)
    count = kind(shown) if kind(shown) == dice["fewer"][1] else dice["count"]   # fewer near the finish, where the rules say so
    if dice["lots"] or dice["weights"]:
        all_ = throws(dice, count)
        faces = all_[weighted(bytes_, [w for _, w in all_])][0]
    else:
        faces = sorted(die(bytes_, dice["sides"]) for _ in range(count))
    return "r" + "+".join(map(str, faces))


def kind(word):                            # the number of dice; 0 if the first seat was drawn
    return 0 if word[0] == "f" else 1 + word.count("+")


# The patterns of all lines, and which lines may follow each; N is a number, V a value, W an action.  Their groups
# hold the values.
N, V = "(?:0|[1-9][0-9]{0,8})", "[0-9a-f]{64}"
# A name has no control characters, line breaks or direction marks, no space at its ends, and a visible character.
UNNAMED = "\x00-\x1f\x7f-\x9f\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"
UNSEEN = ("\xad\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200d\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0"
          "\U000e0000-\U000e0fff")
NAME = rf"(?!\s)(?=.*[^\s{UNSEEN}])[^{UNNAMED}]{{1,30}}(?<!\s)"
# A line of the rules sets a key to a number, a string, or a list of these, of such lists or of inline tables.
KEY, TEXT = "[a-z_]+", r'"(?:[^"\\\x00-\x1f\x7f-\x9f]|\\["\\nt]|\\u00(?:0[0-8B-F]|1[0-9A-F]|7F|[89][0-9A-F]))*"'
ONE = rf"(?:0|-?[1-9][0-9]{{0,8}}|{TEXT})"
SOME = rf"(?:\[(?:{ONE}(?:, {ONE})*)?\]|\{{ {KEY} = {ONE}(?:, {KEY} = {ONE})* \}})"
W, STEP = rf"(?:[rc]{N}(?:\+{N})*|m{N}(?:={N})?|[fx]{N}|[ps])", "anchor void back roll end"
LINES = {"version": (r"homestretch record 1\.([01])", "variant"), "variant": ("variant ([^ ]+)", "hash"), "hash": (f"hash ({V})", "seats"),
         "seats": (f"seats ({N}(?: {N})*)", "opening"), "opening": ("opening (?:yes|no)", "name rule"),
         "name": (f"name ({N}) ({NAME})", "name rule"), "rule": (rf"\| ({KEY}) = ({ONE}|{SOME}|\[{SOME}(?:, {SOME})*\])", "rule gap play"), "gap": (r"\|", "group"), "group": (rf"\| \[({KEY})\]", "rule"),
         "play": ("game", "turn kept game end"), "turn": (f"({N}|-):((?: {W})+)", "turn kept game end"),
         "kept": (f"kept ({W}(?: {W})*)", "game end"), "game": ("fair game ([0-9a-f]{32})", "seeded server"),
         "seeded": ("fair seeded (0|[1-9][0-9]{0,19})", "server"), "server": (f"fair server ({V})", "seat"),
         "seat": (f"fair seat ({N}) (human|bot(?= -$)) ({V}|-)", "seat start"), "start": (f"fair start ({V})", STEP),
         "anchor": (f"fair anchor ({N}|server) ({V})", STEP), "void": (f"fair void ({N}) ({N}|-)", STEP), "back": (f"fair back ({N}) ({W}(?: {W})*)", STEP),
         "roll": (rf"fair roll ({N}) ({N}|-) ({V}) ({N}={V}(?:,{N}={V})*|-) ({N}(?:,{N})*|-) (r{N}(?:\+{N})*|f{N})", STEP),
         "end": (f"end ({N} [0-9a-f]{{16}})", "")}


def read(text):
    lines, due, found, seats, names = text.replace("\r\n", "\n").rstrip("\n").split("\n"), ["version"], [], [], {}
    rules, group = {}, ""                  # the values by their keys, such as `dice.sides`; a group has none
    for at, line in enumerate(lines, 1):
        name, words = next(((name, m.groups()) for name in due for m in [re.fullmatch(LINES[name][0], line)] if m), (None, None))
        if name is None:
            raise ValueError("line %d is none that may stand there in a record of version 1.0 or 1.1" % at)
        found.append((name, words))
        due = LINES[name][1].split()
        if name == "seats":
            seats = list(map(seat_, words[0].split()))
        lists = [[seat_(part.split("=")[0]) for part in listed(list_)] for list_ in words[3:5] if name == "roll"]
        if any(seats_ != sorted(seats_) for seats_ in lists) or len(set(seats)) < len(seats):
            raise ValueError("line %d: the seats are not in their order, or one stands there twice" % at)
        if name == "seeded" and int(words[0]) >= 2**64:
            raise ValueError("line %d: the seed is too large" % at)
        if name == "name" and (int(words[0]) not in seats or int(words[0]) <= max(names, default=-1)):
            raise ValueError("line %d: a name belongs to one of the seats, which stand in rising order" % at)
        if name == "turn" and found[-2][1][:1] == words[:1]:
            raise ValueError("line %d: what a seat does until another one is to act stands in one line" % at)
        if name in ("name", "game") and found[0][1][0] == "0":
            raise ValueError("line 1: names and proofs are newer than version 1.0")
        if name in ("rule", "group"):
            key, group = (group + words[0], group) if name == "rule" else (words[0], words[0] + ".")
            if key in rules or key in ("based_on", "dice") and name == "rule":
                raise ValueError("line %d: the rules say this twice, or in another form than the program writes" % at)
            rules[key] = words[1] if name == "rule" else None
        if name == "name":
            names[int(words[0])] = "".join(filter(str.isprintable, words[1]))
    if due:
        raise ValueError("the last line `end` is missing: the record is cut off")

    def all_(name):                        # the lines of a name
        return [words for other, words in found if other == name]

    rules_hash = hashlib.sha256("".join(line[2:] + "\n" for line in lines if line[:1] == "|").encode()).digest()
    words = [(word, None if who == "-" else int(who)) for who, turn in all_("turn") for word in turn.split()]
    above = "".join(line + "\n" for line in lines[:-1])
    if found[-1][1][0] != "%d %s" % (len(words), hashlib.sha256(above.encode()).hexdigest()[:16]):
        raise Wrong("the count or the check at the end does not fit: the file was changed or cut off")
    if all_("hash")[0][0] != rules_hash.hex():
        raise Wrong("the rules in the file are not those that its hash names")
    if rules.get("id") != '"%s"' % all_("variant")[0][0]:
        raise Wrong("the rules in the file are not those of the variant that it names")
    kept = [word for line, in all_("kept") for word in line.split()]
    proof = [(name, words) for name, words in found if "fair " in LINES[name][0]]
    return rules, rules_hash, seats, names, words, kept, proof


def seat_(text):                           # the number of a seat, or none for `-`
    if text != "-" and int(text) > 254:
        raise ValueError("%s is not a seat" % text)
    return None if text == "-" else int(text)


def listed(text):                          # the parts of a list, `-` for none
    return [] if text == "-" else text.split(",")


def dice_of(rules):
    dice = {"count": 1, "sides": 6, "weights": [], "lots": 0, "values": [], "fewer": [0, 0]}
    for key in dice.keys() & {key[5:] for key in rules if key.startswith("dice.")}:
        value, form = rules["dice." + key], r"\[(\d{1,3}(, \d{1,3})*)?\]" if isinstance(dice[key], list) else r"\d{1,3}"
        if not re.fullmatch(form, value) or max(map(int, re.findall(r"\d+", value)), default=0) > 255:
            raise ValueError("the rules have dice that there are not: %s = %s" % (key, value[:40]))
        dice[key] = json.loads(value)
    count, weights, lots, values, fewer = (dice[key] for key in ("count", "weights", "lots", "values", "fewer"))
    if lots:                               # what `homestretch` plays: so no sum takes long, or has no end
        good = lots <= 20 and len(values) == lots + 1 and max(values) <= 250 and not weights and fewer == [0, 0]
    else:
        faces = [face for face, weight in enumerate(weights or [1] * dice["sides"], 1) if weight]
        good = (1 <= count <= 8 and 2 <= dice["sides"] <= 100 and len(weights) in (0, dice["sides"]) and faces and not values
                and count * faces[-1] <= 250 and math.comb(len(faces) + count - 1, count) <= 10000
                and (sum(weights) or len(faces)) ** count < 2**32
                and (fewer == [0, 0] or len(fewer) == 2 and 1 <= fewer[0] <= 250 and 1 <= fewer[1] < count))
    if not good:
        raise ValueError("the rules have dice that there are not: %s" % json.dumps(dice)[:200])
    return dice


class Game:                                # the course of the game, including undone actions
    def __init__(self, words, proof):
        """Reconstructs, from the end, the actions before each undo, and who was to act then."""
        line, due, self.parts = words, [], []
        for name, (ply, *gone) in reversed(proof):
            if name == "back":
                ply, gone = int(ply), gone[0].split()
                if ply > len(line):
                    raise Wrong("the record lists an undo to a position that the game never had")
                self.parts.append((line[ply:], due))
                came = line[ply:] + due    # as long as the actions are the same, the turns are the same
                same = len(list(itertools.takewhile(lambda pair: pair[0] == pair[1][0], zip(gone, came))))
                turns = [turn for _, turn in came[:same + 1]]
                line = line[:ply] + list(itertools.zip_longest(gone, turns[:len(gone)], fillvalue="unknown"))
                due = came[same:same + 1] if same == len(gone) else []
        self.ahead, self.due, self.line, self.kept, self.rollers = line, due, [], [], []

    def left(self):                        # the seats whose players have left
        return [int(word[1:]) for word, _ in self.line if word[0] == "x"]

    def new(self):                         # plays until new dice are drawn; returns them and whose turn it is
        while self.ahead:
            word, turn = self.ahead.pop(0)
            again = self.to_roll(word, turn)
            self.line.append((word, turn))
            if word[0] in "rf":
                if not again:
                    return word, turn
                if again[0] != word:
                    raise Wrong("the record has %s where the undone %s had to be rolled again" % (word, again[0]))
                self.kept.remove(word)
        self.to_roll(*(self.due or [("x", "unknown")])[0])
        return None

    def to_roll(self, word, turn):         # notes who is to roll before an action; a seat that leaves may have been about to roll or to move
        # Undone dice are repeated when the same number of dice is rolled.
        again = [one for one in self.kept if kind(one) == kind(word) and (one[0] == "r" or int(one[1:]) not in self.left())]
        if (word[0] == "x" or word[0] in "rfc" and not again) and (turn == "unknown" or [turn] != self.rollers[-1:]):
            self.rollers.append(turn)
        return again

    def back(self, ply):
        self.kept[:0] = [word for word, _ in self.line[ply:] if word[0] in "rf"]
        self.line, (self.ahead, self.due) = self.line[:ply], self.parts.pop()


def verify(text):                          # the verdict on a record
    rules, rules_hash, seats, names, words, kept, fair = read(text)
    if not fair:
        return None
    dice, game_ = dice_of(rules), Game(words, fair)
    played = [word for word, _ in words] + " ".join(words[1] for name, words in fair if name == "back").split()
    for letter, item in (("c", "chosen_roll"), ("s", "second_throw")):   # otherwise dice without a proof could be called chosen
        used = [word for word in played if word[0] == letter]
        if used and rules.get("squares." + item, "[]") == "[]":
            raise Wrong("the record has %s, and the rules have no %s" % (used[0], item))
    found = types.SimpleNamespace(rolls=[], new=[], renewed=[], lacking=[], loose=[], fresh=[], void=[], backs=[])
    found.chosen = sum(word[0] == "c" for word, _ in words)
    found.took, found.missed, found.passed = (collections.defaultdict(list) for _ in range(3))
    twice = {name for name, count in collections.Counter(names.values()).items() if count > 1}
    found.name = lambda seat: (names[seat] + " (seat %d)" % (seat + 1) * (names[seat] in twice)) if seat in names else "seat %d" % (seat + 1)
    found.device = lambda owner: "the server" if owner == 255 else "the device of " + found.name(owner)
    once = {name: words[0] for name, words in fair if name in ("game", "seeded", "server", "start")}
    game, server, found.T = (bytes.fromhex(once[name]) for name in ("game", "server", "start"))
    bound = [(seat_(words[0]), words[1] == "human", None if words[2] == "-" else bytes.fromhex(words[2])) for name, words in fair if name == "seat"]
    found.people = sorted(seat for seat, human, _ in bound if human)
    known = {seat: (0, anchor) for seat, _, anchor in bound if anchor}
    fixed, late, silent, renewed, void, due = set(known), set(), set(), set(), [], 1
    known[255] = (0, server)
    if start(game, rules_hash, server, bound) != found.T:
        raise Wrong("the start does not match: the rules, the seats or the anchors are not those that the game committed to")
    if sorted(seats) != sorted(seat for seat, _, _ in bound):
        raise Wrong("the seats of the proof are not those of the game")
    if late_links(fair) > MOST_LINKS:      # a forged file could otherwise take forever
        raise Wrong("the record has more chains than a game can have")
    found.anchors = [(255, 1, server)] + [(seat, 1, value) for seat, _, value in bound if value]

    def follows(owner, index, value):
        at, (known_at, known_value) = (index - 1) % LENGTH + 1, known[owner]
        if at <= known_at or list(links(game, owner, at, value, known_at))[-1] != known_value:
            raise Wrong("roll %d: the value of %s is not from the chain that was committed to" % (index, found.device(owner)))
        known[owner] = (at, value)
        if owner in late:                  # the first value of a chain committed after the start
            late.remove(owner)
            found.fresh.append((found.device(owner), index))

    def nothing_new():                     # at an undo or at the end of the game
        new = game_.new()
        if new:
            raise Wrong("the record has %s, and the proof has no roll for it before roll %d" % (new[0], due))

    def reasons(roller):                   # a roll is void only if the turn passed to another seat
        rollers, game_.rollers = game_.rollers, []
        for (index, seat), (_, after) in zip(void, void[1:] + [(due, roller)]):
            rollers = list(itertools.dropwhile(lambda one: one not in (seat, "unknown"), rollers))[1:]
            if seat == after or not rollers:
                raise Wrong("roll %d was opened and discarded, although the player to roll neither left nor lost the turn through an undo" % index)
        void.clear()

    for name, words in fair:
        if name == "anchor":
            owner, is_spent = 255 if words[0] == "server" else seat_(words[0]), due > 1 and due % LENGTH == 1
            if owner == 255 and not is_spent:
                raise Wrong("before roll %d the server took another chain in the middle of one" % due)
            if owner != 255 and owner not in found.people:
                raise Wrong("before roll %d %s commits to a chain, and no person sits there" % (due, found.name(owner)))
            known[owner] = (0, bytes.fromhex(words[1]))
            found.anchors.append((owner, due, known[owner][1]))
            fixed = fixed - {owner}
            if owner in silent - renewed:  # a new chain brings a silent seat back, once before it reveals a value
                silent, renewed = silent - {owner}, renewed | {owner}
            late.add(owner)
            if owner == 255:
                found.renewed.append(due)
            elif not is_spent:
                found.new.append((owner, due))
        elif name == "back":
            nothing_new()
            game_.back(int(words[0]))
            found.backs.append(due)
        elif name in ("void", "roll"):
            index, roller = int(words[0]), seat_(words[1])
            if index != due:
                raise Wrong("roll %d is out of order: roll %d was due" % (index, due))
            due += 1
            if name == "void":
                void.append((index, roller))
                found.void.append(index)
                continue
            given = [(seat_(seat), bytes.fromhex(value)) for seat, value in (part.split("=") for part in listed(words[3]))]
            missing = list(map(seat_, listed(words[4])))
            named = [seat for seat, _ in given] + missing
            if len(set(named)) != len(named) or not known.keys() >= set(named):
                raise Wrong("roll %d: a seat takes part without a chain, or twice" % index)
            follows(255, index, bytes.fromhex(words[2]))
            for seat, value in given:
                follows(seat, index, value)
                found.took[seat].append(index)
            for seat in missing:
                found.missed[seat].append(index)
            silent, renewed = (seats_.difference(seat for seat, _ in given) for seats_ in (silent, renewed))
            silent = silent.union(missing)
            for seat in silent.difference(missing, [roller]):
                found.passed[seat].append(index)
            if len(given) < len(known) - 1:    # a seat with a chain gave no value; one of the chains is the server's
                found.lacking.append(index)
            if not fixed.intersection(seat for seat, _ in given):
                found.loose.append(index)
            found.rolls.append(index)
            shown, (word, turn) = words[5], game_.new() or ("nothing", None)
            if word != shown:
                raise Wrong("roll %d: the record has %s, the proof %s" % (index, word, shown))
            there = [seat for seat in seats if seat not in game_.left()]
            if (roller is None) != (shown[0] == "f") or not there or turn not in (roller, "unknown") or roller not in seats + [None]:
                raise Wrong("roll %d: it was another seat's turn" % index)
            reasons(roller)
            right = falls(dice, there, seed(found.T, index, roller, bytes.fromhex(words[2]), dict(given)), shown)
            if right != shown:
                raise Wrong("roll %d: the values give %s, not %s" % (index, right, shown))
    nothing_new()
    reasons("unknown")
    if game_.kept != kept:
        raise Wrong("the undone rolls that were not repeated are not those that the record keeps")
    if "seeded" in once and len(known) > 1:
        raise Wrong("the proof claims a practice game with dice from a seed, but contains players' chains; in a practice game nobody contributes values")
    if "seeded" in once and practice(int(once["seeded"]), game) != server:
        raise Wrong("the proof claims a practice game with the seed %s, but the server's chain does not follow from it" % once["seeded"])
    found.mode = "seeded" if "seeded" in once else "sealed" if len(known) > 1 else "server"
    if found.mode != "sealed":             # no person contributed values
        found.people, found.loose, found.fresh = [], [], []
    return found


def ranges(numbers):                       # "5–6, 97"
    parts = []
    for n in numbers:
        parts.append((parts.pop()[0] if parts and parts[-1][1] == n - 1 else n, n))
    return ", ".join("%d" % a if a == b else "%d–%d" % (a, b) for a, b in parts) or "none"


def report(found, own):
    without = {seat: sorted(set(found.rolls).difference(found.took[seat])) for seat in found.people}   # rolls without that person's value
    but = ", except for what is named below as NOT PROVED" if found.mode != "sealed" or found.loose or found.fresh or any(without.values()) else ""
    print("PROVED%s: all %d rolls follow from values that were committed to before the roll." % (but, len(found.rolls)))
    print("Fingerprint of the start (compare it with what players saw): " + " ".join(re.findall("....", found.T.hex()[:16])))
    if found.mode != "sealed":
        print("NOT PROVED: that " + {"seeded": "nobody knew the dice in advance. They come from a seed, for practice.",
                                     "server": "the server did not choose its chain and so know the dice in advance. No player's device took part."}[found.mode])
    gave = [found.device(seat) for seat in found.people if found.took[seat]]
    if len(gave) == 1:
        print("Only %s sent values: this person and the server together could have chosen the rolls by trying many chains before the game." % gave[0])
    chains = {seat: [value.hex()[:8] + (" before roll %d" % roll if roll > 1 else "") for owner, roll, value in found.anchors if owner == seat] for seat in found.people}
    if chains:
        print("Anchors, as the seal on the dice shows them to their owners (--anchor compares a complete one): %s."
              % "; ".join("%s: %s" % (found.name(seat), ", ".join(all_) or "none") for seat, all_ in chains.items()))
    print("NOT CHECKED here: whether the moves are legal, and so whose turn it was, and whether the game was over. `homestretch verify` does.")
    if found.chosen:
        print("Players chose the dice of %d roll%s themselves, as the rules allow: there is nothing to prove about these."
              % (found.chosen, "" if found.chosen == 1 else "s"))
    for seat in found.people:
        took, missed, passed = found.took[seat], found.missed[seat], found.passed[seat]
        away = sorted(set(without[seat]).difference(missed, passed))
        print("The device of %s took part in %d of %d rolls: %s." % (found.name(seat), len(took), len(found.rolls), ranges(took)))
        for what, rolls in (("was asked but did not answer", missed),
                            ("was not asked, because it had not answered before", passed), ("was away or had no chain yet", away)):
            if rolls:
                print("  It %s: %s." % (what, ranges(rolls)))
    for seat in filter(without.get, found.people):
        print("NOT PROVED to %s, whose device %s: rolls %s." % (found.name(seat), "sent no value" if chains[seat] else "had no chain", ranges(without[seat])))
    for index in found.renewed:
        print("Before roll %d the server's chain was used up, and the server and the devices committed to new ones, which the fingerprint does not cover." % index)
    for seat, index in found.new:
        print("The device of %s committed to a chain only before roll %d, after the start: the fingerprint does not cover it." % (found.name(seat), index))
    for whose, index in found.fresh:
        print("NOT PROVED to anybody but the players: roll %d." % index)
        print("  There %s used a new chain for the first time. Only the players know that it was chosen before the others' values" % whose
              + " were known: their browsers would have raised an alarm.")
    for rolls, what in ((found.lacking, "NOT PROVED that nobody chose these rolls: %s.\n  In each of them a device with a chain sent no value."
                         " Its owner and the server together could choose between two results, and several owners between more."),
                        (found.loose, "NOT PROVED to anybody but the players, because no value is from a chain that was fixed before the start: %s."),
                        (found.void, "Started but never rolled, because the turn went to another seat: %s."),
                        (found.backs, "Moves were undone before these rolls: %s. Do not trust these rolls if nobody undid a move there.")):
        if rolls:
            print(what % ranges(sorted(set(rolls))))
    for anchor in own:
        rolls = [(owner, roll) for owner, roll, value in found.anchors if value == anchor]
        if not rolls:
            raise Wrong("THIS IS NOT THE GAME OF YOUR DEVICE: the anchor %s is not in the record" % anchor.hex())
        for owner, roll in rolls:
            print("The anchor %s… is in the record: %s committed to it before roll %d." % (anchor.hex()[:8], found.device(owner), roll))


# Test vectors are games with known secrets, as in fair-dice-vectors.json.  Values are checked strictly, but several
# ways to write them are accepted.
GAME_KEYS = "game rules_hash server_secret server_anchor seat_secrets seat_anchors T rolls note".split()
ROLL_KEYS = "i roller s_i contrib contributors missing seed".split()


def seatings(people):                      # the possible other seats, which vectors do not list: bots, people without a chain
    free = sorted(set(range(255)) - {seat for seat, _, _ in people})
    for kinds in itertools.product((None, False, True), repeat=sum(seat < 8 for seat in free)):
        yield people + [(seat, human, None) for seat, human in zip(free, kinds) if human is not None]
    near = ((seat for seat, sits in zip(free[at:], kinds) if sits) for at in range(len(free)) for kinds in itertools.product((0, 1), repeat=8))
    for bots in itertools.chain(near, itertools.combinations(free, 2)):   # more distant seats: only bots, adjacent ones or any two
        yield people + [(seat, False, None) for seat in bots]


def hex_(text, length=32):                 # a value in hexadecimal digits
    if not re.fullmatch("[0-9a-fA-F]{%d}" % (2 * length), text):
        raise ValueError("%r is not %d bytes" % (text[:80], length))
    return bytes.fromhex(text)


def same(what, right, shown):              # compares the values that are given; returns their number
    right, shown = (json.dumps(one, sort_keys=True) for one in (right, shown))
    if right != shown and shown != "null":
        raise Wrong("%s: %s comes out, not %s" % (what, right, shown))
    return int(shown != "null")


def spelled(roll):                         # the kind of roll: "2d6" two dice of six faces, "w1,4,6" a weighted throw, "f2,0" a seat
    named, fell = {key: value for key, value in roll.items() if key not in ROLL_KEYS}, []
    for faces in ("faces", "sides"):       # vectors may list dice beside their faces, and an index beside or among its weights
        if {"dice", faces} <= named.keys():
            dice = named.pop("dice")
            fell.append(("%dd%s" % (len(dice) if isinstance(dice, list) else 1, named.pop(faces)), dice))
    places = [key for key in named if re.fullmatch("w[a-z_]*", key) and type(named[key]) is int]
    if isinstance(named.get("weights"), list) and len(places) == 1:
        named["weights"] = {"weights": named["weights"], "place": named.pop(places[0])}
    for key, value in named.items():
        places = [name for name in value if name != "weights"] if isinstance(value, dict) else []
        is_throw = len(places) == 1 and isinstance(value.get("weights"), list)
        fell.append(("w" + ",".join(map(str, value["weights"])), value[places[0]]) if is_throw else (key, value))
    return fell


def fallen(key, bytes_):                   # the result for such a key; None for an unknown key
    numbers = [int(number) for number in re.findall(r"[0-9]+", key)]
    if re.fullmatch(r"[0-9]{0,4}d[0-9]{1,3}", key) and 1 <= numbers[-1] <= 256:
        return [die(bytes_, numbers[-1]) for _ in range(([1] + numbers)[-2])]
    if re.fullmatch(r"w[0-9]{1,10}(,[0-9]{1,10})*", key) and 1 <= sum(numbers) < 2**32:
        return weighted(bytes_, numbers)
    return drawn(bytes_, numbers) if re.fullmatch(r"f[0-9]{1,3}(,[0-9]{1,3})*", key) else None


def known(game, owner, secret, anchor):    # the values of a chain: from its secret, from the default secret of a seat, or as shown if they lead to the anchor
    all_ = chain(hex_(secret) if secret else bytes([(0x41 + owner) % 256]) * 32, game, owner)
    if secret or all_[0] == hex_(anchor or ""):
        return lambda i, shown=None: all_[i]

    def value(i, shown=None):
        value = hex_(shown or "") if i else hex_(anchor)
        if list(links(game, owner, i, value))[-1] != hex_(anchor):
            raise Wrong("roll %d: %s is not of its chain" % (i, value.hex()))
        return value
    return value


def vector_roll(roll, T, server, own):     # the number of matching values of a roll
    i, contrib = roll["i"], {seat_(seat): value for seat, value in (roll.get("contrib") or {}).items()}
    if i not in range(1, LENGTH + 1):
        raise ValueError("there is no roll %s: a chain has %d" % (i, LENGTH))
    at, shown = "roll %d: " % i, {seat: value.lower() for seat, value in contrib.items() if value is not None}
    given = {seat: own[seat](i, shown[seat]) for seat in shown if seat in own}
    missing, contributors = ([seat_(str(seat)) for seat in roll.get(key) or []] for key in ("missing", "contributors"))
    silent = set(missing) | {seat for seat in contrib if contrib[seat] is None}
    if len(set(missing)) < len(missing) or not silent <= own.keys() or silent & shown.keys():
        raise Wrong(at + "missing: a missing person must have a chain, give no value and be listed once")
    if roll.get("contributors") is not None:
        same(at + "contributors", sorted(silent.union(shown)), sorted(contributors))
    roller = roll.get("roller")
    server = server(i, roll.get("s_i"))
    seed_ = seed(T, i, None if roller is None else int(roller), server, given)
    count = same(at + "s_i", server.hex(), low(roll.get("s_i"))) + same(at + "seed", seed_.hex(), low(roll.get("seed")))
    count += same(at + "contrib", {seat: value.hex() for seat, value in given.items()}, shown) * len(shown)
    for key, value in spelled(roll):
        right = fallen(key, stream(seed_))
        if right is None or value is None:
            print("not checked: %s%s" % (at, key[:80]))
        else:
            count += same(at + key, right, [value] if isinstance(right, list) and not isinstance(value, list) else value)
    return count


def low(text):
    return text and text.lower()


def vectors(data):                         # a game or a list of games: the number of matching values
    if isinstance(data, list):
        return sum(map(vectors, data))
    game, secrets, anchors = hex_(data["game"], 16), data.get("seat_secrets") or {}, data.get("seat_anchors") or {}
    server, own, T = known(game, 255, data.get("server_secret"), data.get("server_anchor")), {}, hex_(data["T"])
    same("server_anchor", server(0).hex(), low(data.get("server_anchor")))
    for name in [name for name in {**anchors, **secrets} if name in secrets or anchors[name]]:
        seat = seat_(name)
        own[seat] = known(game, seat, secrets.get(name), anchors.get(name))
        same("the anchor of seat %d" % (seat + 1), own[seat](0).hex(), low(anchors.get(name)))
    people, rules = [(seat, True, value(0)) for seat, value in own.items()], data.get("rules_hash")
    if rules and not any(start(game, hex_(rules), server(0), seats) == T for seats in seatings(people)):
        raise Wrong("T does not come out with any bots beside these people")
    for key in [key for key in data if key not in GAME_KEYS] + ([] if rules else ["T"]):
        print("not checked: %s" % key[:80])
    return sum(vector_roll(roll, T, server, own) for roll in data["rolls"])


def text_of(path):                         # the text of a file or of standard input
    with open(0 if path == "-" else path, "rb") as file:
        return file.read().decode()


def main(args):
    try:
        if len(args) == 2 and args[0] == "--vectors":
            values = vectors(json.loads(text_of(args[1])))
            print("PROVED: %d values of the rolls come out the same." % values if values else "NOTHING TO PROVE: there is no value of a roll to compare.")
            return 0 if values else 2
        own = []
        while "--anchor" in args[:-1]:
            at = args.index("--anchor")
            own.append(hex_(args[at + 1]))
            args = args[:at] + args[at + 2:]
        found = verify(text_of(args[0])) if len(args) == 1 else None
        if found is None and own and len(args) == 1:
            raise Wrong("the anchor %s is not in the record, which carries no proof of its dice" % own[0].hex())
        if found is None:
            print("NOTHING TO PROVE: the record carries no proof of its dice." if len(args) == 1 else __doc__)
            return 2
        report(found, own)
        return 0
    except Wrong as wrong:
        print("FRAUD OR DAMAGE: %s" % wrong)
        return 1
    except KeyError as error:
        print("CANNOT BE READ: %s is missing" % error)
    except Exception as error:             # a file may contain anything anywhere
        print("CANNOT BE READ: %s" % error)
    return 2


if __name__ == "__main__":
    try:
        code = main(sys.argv[1:])
        sys.stdout.flush()
    except BrokenPipeError:                # the reader has closed the pipe
        sys.stdout, code = None, 2
    sys.exit(code)
