/** Copies a text to the clipboard; false if the browser forbids it. */
export async function copyText(text: string): Promise<boolean> {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        // Without permission or HTTPS, the old `execCommand` may still work.
        const field = document.createElement("textarea");
        field.value = text;
        field.className = "heard";
        document.body.append(field);
        field.select();
        const done = document.execCommand("copy");
        field.remove();
        return done;
    }
}
