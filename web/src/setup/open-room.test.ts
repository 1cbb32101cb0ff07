import { expect, test } from "vitest";
import { againstComputers, type Plan, steps, withFriends } from "./open-room";

const plan = (seats: Plan["seats"]): Plan => ({ ...withFriends("Ann", "ludo", 4), seats });

test("against bots, every other seat gets a bot and the game starts", () => {
    const made = steps(againstComputers("Ann", "ludo", 4, ["Pip", "Dot", "Domino"]));
    expect(made).toMatchObject({ name: "Ann", seat: 0, starts: true });
    expect(made.commands.filter((command) => command.type === "add_bot")).toHaveLength(3);
    expect(made.commands.at(-1)).toEqual({ type: "ready", ready: true });
});

test("with friends, the seats stay free and the room waits", () => {
    const made = steps(withFriends("Ann", "ludo", 4));
    expect(made).toMatchObject({ starts: false, commands: [{ type: "ready", ready: true }] });
});

test("several people here take the seats they chose", () => {
    const made = steps(
        plan([
            { kind: "here", name: "Bo" },
            { kind: "empty" },
            { kind: "me", name: "Ann" },
            { kind: "bot", level: "hard", name: null },
        ]),
    );
    expect(made).toMatchObject({ name: "Ann", seat: 2, starts: true });
    expect(made.commands).toEqual([
        { type: "sit", seat: 0, name: "Bo" },
        { type: "add_bot", seat: 3, level: "hard" },
        { type: "ready", ready: true },
    ]);
});
