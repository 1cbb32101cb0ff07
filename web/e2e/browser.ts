/** Global setup: one real browser for the whole run, and the path of the program that serves the page. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";

declare module "vitest" {
    interface ProvidedContext {
        browser: string;
        program: string;
    }
}

const BROWSERS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
// The address bar would load two pages of its own for every window. Chromium only obeys the last
// --disable-features argument, so this list repeats the features that Playwright turns off.
const DISABLED_FEATURES = [
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "AimEnabled",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
];
const ARGS = [
    `--disable-features=${DISABLED_FEATURES.join()}`,
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
];

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
    const server = await chromium.launchServer({ executablePath: browser(), args: ARGS });
    project.provide("browser", server.wsEndpoint());
    project.provide("program", process.env["HOMESTRETCH_URL"] === undefined ? program() : "");
    return () => server.close();
}

/** The path of Chromium: the one CHROMIUM names, or the first one on the PATH. */
function browser(): string {
    const folders = (process.env["PATH"] ?? "").split(":");
    const all = BROWSERS.flatMap((name) => folders.map((folder) => `${folder}/${name}`));
    const found = [process.env["CHROMIUM"] ?? "", ...all].find((path) => path !== "" && existsSync(path));
    if (found !== undefined) return found;
    throw new Error("Chromium not found. Install it (apt-get install chromium) or set CHROMIUM=/path/to/chromium");
}

function program(): string {
    const path = resolve(process.env["HOMESTRETCH_BIN"] ?? "../target/debug/homestretch");
    if (existsSync(path)) return path;
    throw new Error(`There is no program at ${path}. Run cargo build, or set HOMESTRETCH_BIN=/path/to/homestretch`);
}
