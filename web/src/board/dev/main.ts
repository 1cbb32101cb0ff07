// A page for looking at boards, served only by the development server: a script hands it a layout
// and a view and takes pictures.
import { mount, unmount } from "svelte";
import "../../style.css";
import Sample from "./Sample.svelte";
import type { Layout, View } from "../scratch";

declare global {
    interface Window {
        sample(layout: Layout, view: View | null, width: number): void;
    }
}

let shown: Record<string, unknown> | undefined;
window.sample = (layout, view, width) => {
    if (shown) {
        void unmount(shown);
    }
    shown = mount(Sample, { target: document.body, props: { layout, view, width } });
};
