/** Puts a text where it can be pasted from; false if the browser lets nobody do that. */
export async function copyText(text: string): Promise<boolean> {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        // Without the right to write to the clipboard, or without https, the old way may still do.
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
