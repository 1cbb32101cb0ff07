import { expect, test } from "vitest";
import type { LegalView } from "../protocol/types";
import { Choosing } from "./choosing.svelte";
import { moment } from "./fixtures";
import { preview } from "./preview";
import { Stage } from "./stage.svelte";

test("a move that the list points at is shown as if its token were asked about", () => {
    const { layout, before } = moment("ur", "captured");
    const stage = new Stage(layout);
    stage.show(before);
    let pointed: LegalView | null = null;
    const choosing = (): Choosing => new Choosing(() => ({
        stage,
        choices: before.legal,
        pointed,
        choose: () => {},
        unit: 40,
        counts: [],
        pointAt: () => ({ x: 0, y: 0 }),
        focus: () => {},
        focusTarget: () => {},
    }));
    const captures = before.legal.find((choice) => choice.captures.length > 0) ?? null;
    expect(before.legal.length).toBeGreaterThan(1);
    expect(choosing().targets, "nothing is asked about").toEqual([]);
    pointed = captures;
    const shown = captures === null ? null : preview(layout, stage.plan.links, before, captures);
    expect(shown?.captures).not.toEqual([]);
    expect(choosing().targets).toEqual([{ choice: captures, preview: shown }]);
});
