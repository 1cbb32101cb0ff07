import { describe, expect, test } from "vitest";
import type { Command } from "../src/protocol/types";
import { faults } from "./faults";
import { choosing, ended, middle } from "./games";
import { PAGES } from "./look";
import { table } from "./table";

const { house, come } = table();

describe("axe finds nothing serious", () => {
    test.each(PAGES)("on %s", async (path) => {
        const guest = await come();
        await guest.goes(path);
        await guest.page.locator("main h1").waitFor();
        await guest.page.waitForLoadState("networkidle");
        expect(await faults(guest)).toEqual([]);
    });

    test("where there is no such room", async () => {
        const guest = await come();
        guest.expects(/status of 404/);
        await guest.goes("/r/ABCD2345");
        await guest.page.locator("main h1").waitFor();
        expect(await faults(guest)).toEqual([]);
    });

    test("in the settings", async () => {
        const guest = await come();
        await guest.goes("/");
        await guest.button("shell-settings").click();
        expect(await faults(guest)).toEqual([]);
    });

    test("at the door of a room and in it before the game", async () => {
        const ann = await house.make({ variant: "ludo" });
        const bo = await house.join(ann.code, "Bo");
        await house.does(bo, { type: "chat", text: "hello" } as Command);
        const guest = await come();
        await guest.goes(`/r/${ann.code}`);
        await guest.button("room-take-seat").waitFor();
        expect(await faults(guest)).toEqual([]);
        await guest.enters(ann, "ludo", "Ann");
        await guest.button("room-leave").waitFor();
        expect(await faults(guest)).toEqual([]);
        await guest.button("room-change").click();
        expect(await faults(guest)).toEqual([]);
    });

    test.each([[1280, 800], [390, 844]])("during a game on %d × %d, with each of its dialogs", async (width, height) => {
        const { ann } = await middle(house, { undo: "ask" });
        const guest = await come({ viewport: { width, height } });
        await guest.enters(ann, "ludo", "Ann");
        await guest.id("roll").waitFor();
        expect(await faults(guest)).toEqual([]);
        const small = width < 900;
        for (const tool of ["room-menu", "room-board-words-short", ...(small ? ["room-chat", "room-log"] : [])]) {
            await guest.button(tool).click();
            await guest.page.locator("dialog[open]").waitFor();
            expect(await faults(guest), tool).toEqual([]);
            await guest.page.keyboard.press("Escape");
            await guest.page.locator("dialog[open]").waitFor({ state: "detached" });
        }
        await guest.page.keyboard.press("?");
        await guest.page.locator("dialog[open]").waitFor();
        expect(await faults(guest), "keys").toEqual([]);
    });

    test("while there are moves to choose from", async () => {
        const { ann } = await choosing(house);
        const guest = await come();
        await guest.enters(ann, "ludo", "Ann");
        await guest.id("move").nth(1).waitFor();
        expect(await faults(guest)).toEqual([]);
    });

    test("after the game, and in its replay", async () => {
        const ann = await ended(house, "snakes-kids");
        const guest = await come();
        await guest.enters(ann, "snakes-kids", "Ann");
        await guest.id("winner").waitFor();
        await guest.page.waitForLoadState("networkidle");
        expect(await faults(guest)).toEqual([]);
        await guest.id("replay").click();
        await guest.id("position").waitFor();
        expect(await faults(guest)).toEqual([]);
    });
});
