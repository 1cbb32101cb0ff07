/** The page that verifies the dice of a game: what it proves, what it cannot prove, and what it rejects. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readRecord, sealed } from "../src/dice/record/record";
import { rollAt, tampered } from "../src/dice/record/fixtures/sample";
import { fingerprint } from "../src/dice/chain/start";
import { axeViolations } from "./axe";
import type { Guest } from "./guest";
import { fetchRecord, PATIENT, startSealedGame, verdictOf } from "./sealed";
import { suite } from "./suite";
import { say } from "./words";

const { server, newGuest } = suite(PATIENT);
const read = (name: string): string => readFileSync(new URL(`../src/dice/record/fixtures/${name}.txt`, import.meta.url), "utf8");
const LUDO = read("ludo");
const lines = LUDO.trimEnd().split("\n").slice(0, -1);

async function uploadRecord(guest: Guest, text: string): Promise<void> {
    await guest.goto("/verify");
    await guest.page.locator("input[type=file]").setInputFiles({ name: "game.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
}

/** Waits for a verdict of this kind and returns its text. */
async function verdict(guest: Guest, look: "good" | "half" | "none" | "bad"): Promise<string> {
    const found = guest.page.locator(`[data-testid=verdict][data-look=${look}]`);
    await found.waitFor();
    return found.innerText();
}

test("a record to which everybody contributed is proved", async () => {
    const guest = await newGuest();
    await uploadRecord(guest, read("ur"));
    expect(await verdict(guest, "good")).toContain(say("verify-proved"));
});

test("a record with missing values is partly proved, with the rolls concerned and the distribution of the dice", async () => {
    const guest = await newGuest();
    await uploadRecord(guest, LUDO);
    expect(await verdict(guest, "half")).toContain(say("verify-half"));
    const main = guest.page.locator("main");
    for (const id of ["proved-server", "proved-people", "proved-start", "proved-dice", "proved-moves"]) await main.getByText(say(id), { exact: true }).waitFor();
    await main.getByText(say("unproved-lacking", { list: "31–33" }), { exact: true }).waitFor();
    await main.getByText(fingerprint(verdictOf(LUDO).start), { exact: true }).waitFor();
    // The label of the chart lists every face with its count.
    const bars = main.getByRole("img");
    for (const face of [1, 2, 3, 4, 5, 6]) expect(await bars.getAttribute("aria-label")).toMatch(new RegExp(`(^|; )${face}: \\d+`));
    await main.getByText(say("verify-rolls"), { exact: true }).click();
    expect(await main.locator("tbody tr").count()).toBe(40);
    expect(await axeViolations(guest)).toEqual([]);
});

describe("a bad record is rejected with an alert:", () => {
    const other = (digit: string): string => (digit === "0" ? "1" : "0");
    const BAD: [what: string, text: string, why: string][] = [
        ["one byte of the proof differs", LUDO.replace(/^(fair roll 7 \d )(.)/m, (_, head: string, digit: string) => head + other(digit)), say("fraud-file")],
        [
            "one byte of the proof differs, and the checksum matches",
            tampered(LUDO, (proof) => (rollAt(proof, 7).server = rollAt(proof, 7).server.replace(/^./, other))),
            say("fraud-server", { roll: 7 }),
        ],
        ["a die differs", sealed(lines.map((line) => (/^(\d+):/.test(line) ? line.replace(/\br6\b/, "r5") : line))), say("fraud-record", { roll: "", record: "", proof: "" }).slice(0, 4)],
        [
            "actions marked as undone were never legal, which only the rules can tell",
            sealed([...lines, "fair back 72 r2 p"]),
            say("moves-illegal", { reason: "" }).trim(),
        ],
        ["the rules differ", sealed(lines.map((line) => line.replace("tokens = 4", "tokens = 3"))), say("fraud-file")],
    ];
    test.each(BAD)("%s", async (_, text, why) => {
        const guest = await newGuest();
        // The server finds the moves illegal, too.
        guest.allowErrors(/status of 400/);
        await uploadRecord(guest, text);
        expect(await verdict(guest, "bad")).toContain(why);
        await guest.page.getByRole("alert").getByText(say("verify-fraud")).waitFor();
    });
});

test("a record without a proof is shown as not proved", async () => {
    const guest = await newGuest();
    await uploadRecord(guest, sealed(lines.filter((line) => !line.startsWith("fair "))));
    expect(await verdict(guest, "none")).toContain(say("verify-none"));
});

test("a file that is not a record is rejected with an explanation, and the next file can be dropped", async () => {
    const guest = await newGuest();
    await uploadRecord(guest, "Dear diary");
    await guest.page.getByRole("alert").getByText(say("verify-unreadable"), { exact: false }).waitFor();
    await guest.dropFile(LUDO);
    await verdict(guest, "half");
});

test("from the end of a game: shows names and checks this browser's own chain", async () => {
    const [ann, bo] = [await newGuest(), await newGuest()];
    const [host] = await startSealedGame(server, [ann, bo], { variant: "snakes-kids", options: {} });
    if (host === undefined) return;
    await Promise.all([ann.autoplay(), bo.autoplay()]);
    await ann.id("verify").click({ timeout: 60_000 });
    const text = await verdict(ann, "good");
    const { rolls, start } = verdictOf(await fetchRecord(server, host));
    expect(text).toContain(say("verify-proved-text", { rolls }));
    const main = ann.page.locator("main");
    await main.getByText(say("proved-moves"), { exact: true }).waitFor();
    await main.getByText(/: Ann/).first().waitFor();
    await main.getByText(fingerprint(start), { exact: true }).waitFor();
    // This browser's own data exposes a server that sends a changed record of the same game.
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
