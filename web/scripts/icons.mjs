// Renders the icons from public/icon.svg with Chromium: node scripts/icons.mjs [path of chromium]
import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "playwright-core";

const executablePath = process.argv[2] ?? "/usr/bin/chromium";
const folder = new URL("../public/", import.meta.url);
const svg = readFileSync(new URL("icon.svg", folder), "utf8");
// A maskable icon may be cropped to a circle, so its background fills the square and its symbol is smaller.
const full = svg.replace("<svg ", '<svg style="background:#6f4e33" ').replace('viewBox="0 0 64 64"', 'viewBox="-9 -9 82 82"');
const wanted = [
    ["icon-192.png", 192, svg],
    ["icon-512.png", 512, svg],
    ["icon-maskable-512.png", 512, full],
    ["apple-touch-icon.png", 180, full.replace("-9 -9 82 82", "-2 -2 68 68")],
];

const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
for (const [name, size, drawing] of wanted) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const sized = drawing.replace("<svg ", `<svg width="${size}" height="${size}" `);
    await page.setContent(`<body style="margin:0;line-height:0">${sized}</body>`);
    writeFileSync(new URL(name, folder), await page.screenshot({ omitBackground: true }));
}
await browser.close();
