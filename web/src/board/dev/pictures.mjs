// Pictures of every variant's board in the middle of a game, by day and by night, small and large.
//
//     npx vite --port 9000 &
//     node src/board/dev/pictures.mjs http://127.0.0.1:9000 PROGRAM FOLDER [ID …]
//
// PROGRAM is the homestretch binary, which plays the games; the pictures go into FOLDER. Without
// ids, a server behind Vite says which variants there are.
import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { createInterface } from "node:readline";
import { chromium } from "playwright-core";

const [address = "http://127.0.0.1:5173", program = "homestretch", folder = "pictures", ...ids] = process.argv.slice(2);
const WIDTHS = [390, 900];
const PLIES = 160;

/** Plays half a game with a bot that moves at random. */
async function play(variant) {
    const engine = spawn(program, ["engine"]);
    const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
    const ask = async (request) => {
        engine.stdin.write(`${JSON.stringify(request)}\n`);
        return JSON.parse((await lines.next()).value);
    };
    let answer = await ask({ cmd: "new", variant });
    const { layout } = await ask({ cmd: "layout" });
    for (let seed = 1; seed < 2000; seed++) {
        const { turn, legal, ply } = answer.state;
        if (turn.phase === "over" || (ply > PLIES && legal.length > 2)) {
            break;
        }
        const next = turn.phase === "move" ? { cmd: "go", bot: "random", seed } : { cmd: "roll", seed };
        const after = await ask(next);
        if (after.state.turn.phase === "over") {
            break;
        }
        answer = after;
    }
    engine.kill();
    return { layout, view: answer.state };
}

mkdirSync(folder, { recursive: true });
const variants =
    ids.length > 0 ? ids : (await (await fetch(`${address}/api/variants`)).json()).map((variant) => variant.id);
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage({ viewport: { width: 1000, height: 1100 } });
await page.goto(`${address}/src/board/dev/index.html`);
await page.waitForFunction(() => "sample" in window);
for (const id of variants) {
    const { layout, view } = await play(id);
    for (const theme of ["light", "dark"]) {
        await page.emulateMedia({ colorScheme: theme });
        for (const width of WIDTHS) {
            await page.evaluate(([l, v, w]) => window.sample(l, v, w), [layout, view, width]);
            await page.waitForTimeout(100);
            await page.locator("#sample").screenshot({ path: `${folder}/${id}-${theme}-${width}.png` });
        }
    }
}
await browser.close();
