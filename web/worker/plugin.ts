import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Emits the service worker with the list of files to cache and a version that changes with them. */
export function serviceWorker(): Plugin {
    return {
        name: "service-worker",
        apply: "build",
        enforce: "post",
        generateBundle(_, bundle) {
            const source = readFileSync(join(import.meta.dirname, "sw.js"), "utf8");
            // Only English is cached ahead, as the fallback; another language is cached when a visitor loads it.
            const translations = /^assets\/locale-(?!en-)/;
            const assets = Object.keys(bundle).filter((name) => name.startsWith("assets/") && !translations.test(name));
            const hash = createHash("sha256").update(source);
            for (const name of Object.keys(bundle).sort()) {
                const file = bundle[name];
                hash.update(name).update(file?.type === "chunk" ? file.code : (file?.source ?? ""));
            }
            const files = ["/", "/icon.svg", "/manifest.webmanifest", ...assets.sort().map((name) => `/${name}`)];
            const filled = source
                .replace("__VERSION__", hash.digest("hex").slice(0, 12))
                .replace("__FILES__", JSON.stringify(files));
            this.emitFile({ type: "asset", fileName: "sw.js", source: filled });
        },
    };
}
