import { describe, expect, test } from "vitest";
import type { Command } from "../src/protocol/types";
import { axeViolations } from "./axe";
import { finishedGame, gameWithChoice, midGame } from "./games";
import { PAGES } from "./inspect";
import { suite } from "./suite";

const { server, newGuest } = suite();

describe("axe finds no serious problem", () => {
    test.each(PAGES)("on %s", async (path) => {
        const guest = await newGuest();
        await guest.goto(path);
        await guest.page.locator("main h1").waitFor();
        await guest.page.waitForLoadState("networkidle");
        expect(await axeViolations(guest)).toEqual([]);
    });

    test("on the page of an unknown room", async () => {
        const guest = await newGuest();
        guest.allowErrors(/status of 404/);
        await guest.goto("/r/ABCD2345");
        await guest.page.locator("main h1").waitFor();
        expect(await axeViolations(guest)).toEqual([]);
    });

    test("in the settings dialog", async () => {
        const guest = await newGuest();
        await guest.goto("/");
        await guest.button("shell-settings").click();
        expect(await axeViolations(guest)).toEqual([]);
    });

    test("before joining a room and in it before the game", async () => {
        const ann = await server.createRoom({ variant: "ludo" });
        const bo = await server.join(ann.code, "Bo");
        await server.send(bo, { type: "chat", text: "hello" } as Command);
        const guest = await newGuest();
        await guest.goto(`/r/${ann.code}`);
        await guest.button("room-take-seat").waitFor();
        expect(await axeViolations(guest)).toEqual([]);
        await guest.enter(ann, "ludo", "Ann");
        await guest.button("room-leave").waitFor();
        expect(await axeViolations(guest)).toEqual([]);
        await guest.button("room-change").click();
        expect(await axeViolations(guest)).toEqual([]);
    });

    test.each([[1280, 800], [390, 844]])("during a game on %d × %d, with each of its dialogs", async (width, height) => {
        const { ann } = await midGame(server, { undo: "ask" });
        const guest = await newGuest({ viewport: { width, height } });
        await guest.enter(ann, "ludo", "Ann");
        await guest.id("roll").waitFor();
        expect(await axeViolations(guest)).toEqual([]);
        const small = width < 900;
        for (const tool of ["room-menu", "room-board-words-short", ...(small ? ["room-chat", "room-log"] : [])]) {
            await guest.button(tool).click();
            await guest.page.locator("dialog[open]").waitFor();
            expect(await axeViolations(guest), tool).toEqual([]);
            await guest.page.keyboard.press("Escape");
            await guest.page.locator("dialog[open]").waitFor({ state: "detached" });
        }
        await guest.page.keyboard.press("?");
        await guest.page.locator("dialog[open]").waitFor();
        expect(await axeViolations(guest), "keys").toEqual([]);
    });

    test("while a player chooses a move", async () => {
        const { ann } = await gameWithChoice(server);
        const guest = await newGuest();
        await guest.enter(ann, "ludo", "Ann");
        await guest.id("move").nth(1).waitFor();
        expect(await axeViolations(guest)).toEqual([]);
    });

    test("after the game, and in its replay", async () => {
        const ann = await finishedGame(server, "snakes-kids");
        const guest = await newGuest();
        await guest.enter(ann, "snakes-kids", "Ann");
        await guest.id("winner").waitFor();
        await guest.page.waitForLoadState("networkidle");
        expect(await axeViolations(guest)).toEqual([]);
        await guest.id("replay").click();
        await guest.id("position").waitFor();
        expect(await axeViolations(guest)).toEqual([]);
    });
});
