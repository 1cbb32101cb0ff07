import { defineConfig } from "vitest/config";

// One browser for all files, one file after the other: what is slow must not make others wait. The
// same helpers serve two scripts: `--mode measure` prints and judges figures, `--mode pictures` takes pictures.
export default defineConfig(({ mode }) => ({
    test: {
        root: new URL("..", import.meta.url).pathname,
        include: mode === "measure" || mode === "pictures" ? [`e2e/${mode}.ts`] : ["e2e/*.e2e.ts"],
        globalSetup: "e2e/browser.ts",
        fileParallelism: false,
        // Patience costs nothing where all is well, and machines may be slow and busy.
        testTimeout: 300_000,
        hookTimeout: 120_000,
        expect: { poll: { timeout: 120_000, interval: 50 } },
        reporters: ["verbose"],
    },
}));
