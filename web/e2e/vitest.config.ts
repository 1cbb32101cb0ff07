import { defineConfig } from "vitest/config";

// All files share one browser and run one after the other, so that a slow file does not delay another.
// `--mode measure` and `--mode pictures` run the script of that name instead of the tests.
export default defineConfig(({ mode }) => ({
    test: {
        root: new URL("..", import.meta.url).pathname,
        include: mode === "measure" || mode === "pictures" ? [`e2e/${mode}.ts`] : ["e2e/*.e2e.ts"],
        globalSetup: "e2e/browser.ts",
        fileParallelism: false,
        // Long timeouts cost nothing while the tests pass, and the machine may be slow and busy.
        testTimeout: 300_000,
        hookTimeout: 120_000,
        expect: { poll: { timeout: 120_000, interval: 50 } },
        reporters: ["verbose"],
    },
}));
