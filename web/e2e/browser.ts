/** One real browser for the whole run, and the program that serves the page. */
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
// The bar above a page would load two pages of its own for every window. Of several such lists the
// browser heeds the last one, so what Playwright turns off is named here again.
const WITHOUT = [
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
    `--disable-features=${WITHOUT.join()}`,
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

/** The browser of this machine: the one that is named, or the first that is found. */
function browser(): string {
    const folders = (process.env["PATH"] ?? "").split(":");
    const all = BROWSERS.flatMap((name) => folders.map((folder) => `${folder}/${name}`));
    const found = [process.env["CHROMIUM"] ?? "", ...all].find((path) => path !== "" && existsSync(path));
    if (found !== undefined) return found;
    throw new Error("Chromium is needed: apt-get install chromium, or name one: CHROMIUM=/path/to/chromium");
}

function program(): string {
    const path = resolve(process.env["HOMESTRETCH_BIN"] ?? "../target/debug/homestretch");
    if (existsSync(path)) return path;
    throw new Error(`There is no program at ${path}. Build it: cargo build, or name one: HOMESTRETCH_BIN=…`);
}
