/** The page that checks a game's dice: what it proves, what it does not, and what it refuses. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readRecord, sealed } from "../src/fair/record";
import { rollAt, tampered } from "../src/fair/sample";
import { fingerprint } from "../src/fair/start";
import { faults } from "./faults";
import type { Guest } from "./guest";
import { deal, PATIENT, proved, record } from "./sealed";
import { table } from "./table";
import { say } from "./words";

const { house, come } = table(PATIENT);
const read = (name: string): string => readFileSync(new URL(`../src/fair/fixtures/${name}.txt`, import.meta.url), "utf8");
const LUDO = read("ludo");
const lines = LUDO.trimEnd().split("\n").slice(0, -1);

async function checks(guest: Guest, text: string): Promise<void> {
    await guest.goes("/verify");
    await guest.page.locator("input[type=file]").setInputFiles({ name: "game.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
}

/** The verdict, once it is one of these. */
async function verdict(guest: Guest, look: "good" | "half" | "none" | "bad"): Promise<string> {
    const found = guest.page.locator(`[data-testid=verdict][data-look=${look}]`);
    await found.waitFor();
    return found.innerText();
}

test("a record in which everybody took part is proved", async () => {
    const guest = await come();
    await checks(guest, read("ur"));
    expect(await verdict(guest, "good")).toContain(say("verify-proved"));
});

test("a good record is proved, except where silence could choose: in plain words, with who was missing and how the dice fell", async () => {
    const guest = await come();
    await checks(guest, LUDO);
    expect(await verdict(guest, "half")).toContain(say("verify-half"));
    const main = guest.page.locator("main");
    for (const id of ["proved-server", "proved-people", "proved-start", "proved-dice", "proved-moves"]) await main.getByText(say(id), { exact: true }).waitFor();
    await main.getByText(say("unproved-lacking", { list: "31–33" }), { exact: true }).waitFor();
    await main.getByText(fingerprint(proved(LUDO).start), { exact: true }).waitFor();
    // The dice: every face with its count and what was to be expected.
    const bars = main.getByRole("img");
    for (const face of [1, 2, 3, 4, 5, 6]) expect(await bars.getAttribute("aria-label")).toMatch(new RegExp(`(^|; )${face}: \\d+`));
    await main.getByText(say("verify-rolls"), { exact: true }).click();
    expect(await main.locator("tbody tr").count()).toBe(40);
    expect(await faults(guest)).toEqual([]);
});

describe("a bad record is refused, so that nobody can overlook it:", () => {
    const other = (digit: string): string => (digit === "0" ? "1" : "0");
    const BAD: [what: string, text: string, why: string][] = [
        ["one byte of the proof was changed", LUDO.replace(/^(fair roll 7 \d )(.)/m, (_, head: string, digit: string) => head + other(digit)), say("fraud-file")],
        [
            "one byte of the proof was changed, and the check at the end made right",
            tampered(LUDO, (proof) => (rollAt(proof, 7).server = rollAt(proof, 7).server.replace(/^./, other))),
            say("fraud-server", { roll: 7 }),
        ],
        ["a die was changed", sealed(lines.map((line) => (/^(\d+):/.test(line) ? line.replace(/\br6\b/, "r5") : line))), say("fraud-record", { roll: "", record: "", proof: "" }).slice(0, 4)],
        [
            "what is said to have been taken back cannot have been played, which only the rules tell",
            sealed([...lines, "fair back 72 r2 p"]),
            say("moves-illegal", { reason: "" }).trim(),
        ],
        ["the rules were changed", sealed(lines.map((line) => line.replace("tokens = 4", "tokens = 3"))), say("fraud-file")],
    ];
    test.each(BAD)("%s", async (_, text, why) => {
        const guest = await come();
        // The server finds the moves illegal, too.
        guest.expects(/status of 400/);
        await checks(guest, text);
        expect(await verdict(guest, "bad")).toContain(why);
        await guest.page.getByRole("alert").getByText(say("verify-fraud")).waitFor();
    });
});

test("a record without a proof proves nothing, and says so", async () => {
    const guest = await come();
    await checks(guest, sealed(lines.filter((line) => !line.startsWith("fair "))));
    expect(await verdict(guest, "none")).toContain(say("verify-none"));
});

test("a file that is no record is refused in words, and the next one is taken, also when it is dropped", async () => {
    const guest = await come();
    await checks(guest, "Dear diary");
    await guest.page.getByRole("alert").getByText(say("verify-unreadable"), { exact: false }).waitFor();
    await guest.drops(LUDO);
    await verdict(guest, "half");
});

test("from the end of a game: with names, and this browser's own chain in it", async () => {
    const [ann, bo] = [await come(), await come()];
    const [host] = await deal(house, [ann, bo], { variant: "snakes-kids", options: {} });
    if (host === undefined) return;
    await Promise.all([ann.playsOn(), bo.playsOn()]);
    await ann.id("verify").click({ timeout: 60_000 });
    const text = await verdict(ann, "good");
    const { rolls, start } = proved(await record(house, host));
    expect(text).toContain(say("verify-proved-text", { rolls }));
    const main = ann.page.locator("main");
    await main.getByText(say("proved-moves"), { exact: true }).waitFor();
    await main.getByText(/: Ann/).first().waitFor();
    await main.getByText(fingerprint(start), { exact: true }).waitFor();
    // A server that gives out another record of the same game is caught by what this browser knows.
    await bo.context.route("**/record*", async (route) => {
        const answer = await route.fetch();
        const changed = (await answer.text()).trimEnd().split("\n").slice(0, -1);
        const seat = readRecord(await answer.text()).seats.at(-1);
        const swap = (line: string): string => (line.startsWith(`fair seat ${seat} `) ? line.replace(/[0-9a-f]$/, (digit) => (digit === "0" ? "1" : "0")) : line);
        await route.fulfill({ response: answer, body: sealed(changed.map(swap)) });
    });
    await bo.id("verify").click({ timeout: 60_000 });
    await verdict(bo, "bad");
});
