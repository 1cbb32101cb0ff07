import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The server holds rooms and serves the built page; while one works on the page, Vite serves it
// and passes everything else on.
const server = process.env.HOMESTRETCH_SERVER ?? "http://127.0.0.1:8080";

export default defineConfig({
    plugins: [svelte()],
    build: {
        target: "es2022",
        // The content security policy allows no scripts or styles inside the page.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
    },
    server: {
        fs: { allow: [".."] },
        proxy: { "/api": { target: server, ws: true } },
    },
});
