import { expect, test } from "vitest";
import { Identity, parse, type Store } from "./identity";

const token = "0123456789abcdef0123456789abcdef";
const entered = (code: string, player = 1) => ({ code, player, token, seat: 0, seq: 1 });

function memory(): Store & { text: Map<string, string> } {
    const text = new Map<string, string>();
    return { text, getItem: (key) => text.get(key) ?? null, setItem: (key, value) => void text.set(key, value) };
}

test("a room that was entered is found again by its code", () => {
    const store = memory();
    new Identity(() => store).add(entered("AAAA2222"), "ludo", "Ann");
    const later = new Identity(() => store);
    expect(later.of("AAAA2222")?.token).toBe(token);
    expect(later.name).toBe("Ann");
    expect(later.of("BBBB2222")).toBeNull();
});

test("entering a room again replaces its old token", () => {
    const store = memory();
    const identity = new Identity(() => store);
    identity.add(entered("AAAA2222", 1), "ludo", "Ann");
    identity.add(entered("AAAA2222", 7), "ludo", "Ann");
    expect(identity.rooms().map((room) => room.player)).toEqual([7]);
});

test("only the newest fifty rooms are stored", () => {
    const store = memory();
    let now = 0;
    const identity = new Identity(() => store, () => ++now);
    for (let i = 0; i < 60; i++) identity.add(entered(`ROOM${i}`), "ur", "Bo");
    expect(identity.rooms()).toHaveLength(50);
    expect(identity.rooms()[0]?.code).toBe("ROOM59");
    expect(identity.of("ROOM5")).toBeNull();
});

test("damaged rooms are dropped and the others stay", () => {
    expect(parse("not json")).toEqual([]);
    expect(parse("{}")).toEqual([]);
    const good = { code: "AAAA2222", token, player: 1 };
    const rooms = parse(JSON.stringify([null, 3, { code: 1 }, { ...good, token: "short" }, good]));
    expect(rooms).toEqual([{ ...good, seat: null, variant: "", name: "", at: 0 }]);
});

test("without storage, rooms are remembered while the page is open", () => {
    const blocked = (): Store => {
        throw new Error("storage is forbidden");
    };
    const identity = new Identity(blocked);
    identity.add(entered("AAAA2222"), "ludo", "Ann");
    expect(identity.of("AAAA2222")?.player).toBe(1);
    expect(identity.name).toBe("Ann");
});

test("a forgotten room is also removed from storage", () => {
    const store = memory();
    const identity = new Identity(() => store);
    identity.add(entered("AAAA2222"), "ludo", "Ann");
    identity.forget("AAAA2222");
    expect(identity.rooms()).toEqual([]);
    expect(new Identity(() => store).of("AAAA2222")).toBeNull();
});
