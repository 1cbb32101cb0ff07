import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";
import { serviceWorker } from "./worker/plugin.ts";

// The homestretch server stores the rooms and serves the built page. During development, Vite serves
// the page and forwards all other requests to that server.
const server = process.env.HOMESTRETCH_SERVER ?? "http://127.0.0.1:8080";

/** Writes a compressed copy next to every file that becomes smaller, for the server to embed. */
function compress(): Plugin {
    let folder = "";
    return {
        name: "compress",
        apply: "build",
        configResolved: (config) => void (folder = config.build.outDir),
        closeBundle() {
            for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
                if (!/\.(js|css|html|svg|webmanifest|json|ftl)$/.test(name)) continue;
                const plain = readFileSync(join(folder, name));
                const packed = gzipSync(plain, { level: 9 });
                if (packed.length < plain.length) writeFileSync(join(folder, `${name}.gz`), packed);
            }
        },
    };
}

/** Names the files of a language after it, so that the service worker can tell them apart. */
function chunkFileNames({ facadeModuleId }: { facadeModuleId: string | null }): string {
    const [, language, file] = /\/locales\/([\w-]+)\/(\w+)\.ftl/.exec(facadeModuleId ?? "") ?? [];
    return language === undefined ? "assets/[name]-[hash].js" : `assets/locale-${language}-${file}-[hash].js`;
}

export default defineConfig({
    plugins: [svelte(), serviceWorker(), compress()],
    build: {
        target: "es2022",
        // The content security policy allows no scripts or styles inside the page.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: { output: { chunkFileNames } },
    },
    server: {
        fs: { allow: [".."] },
        proxy: { "/api": { target: server, ws: true } },
    },
});
