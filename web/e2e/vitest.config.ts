import { defineConfig } from "vitest/config";

// One browser for all files, one file after the other: what is slow must not make others wait. The
// same helpers serve two scripts: `--mode measure` prints figures, `--mode pictures` takes pictures.
export default defineConfig(({ mode }) => ({
    test: {
        root: new URL("..", import.meta.url).pathname,
        include: mode === "measure" || mode === "pictures" ? [`e2e/${mode}.ts`] : ["e2e/*.e2e.ts"],
        globalSetup: "e2e/browser.ts",
        fileParallelism: false,
        testTimeout: 90_000,
        hookTimeout: 60_000,
        expect: { poll: { timeout: 20_000, interval: 50 } },
        reporters: ["verbose"],
    },
}));
