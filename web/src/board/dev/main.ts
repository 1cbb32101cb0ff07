// A page for inspecting boards, served only by the development server. A script passes it a layout and
// a view and takes screenshots.
import { mount, unmount } from "svelte";
import "../../style.css";
import type { Event, Layout, View } from "../../protocol/types";
import Sample from "./Sample.svelte";

declare global {
    interface Window {
        sample(layout: Layout, view: View | null, width: number): void;
        play(events: Event[], view: View, pace: "slow" | "normal" | "fast"): Promise<void>;
    }
}

let shown: ReturnType<typeof mount<{ layout: Layout; view: View | null; width: number }, { play: Window["play"] }>> | null = null;
window.sample = (layout, view, width) => {
    if (shown) {
        void unmount(shown);
    }
    shown = mount(Sample, { target: document.body, props: { layout, view, width } });
};
window.play = (events, view, pace) => shown?.play(events, view, pace) ?? Promise.resolve();
