/** A text that begins a sentence or stands by itself. None of our languages has letters of its own for
    this, so the browser's language does not matter. */
export function capital(text: string): string {
    return text.charAt(0).toUpperCase() + text.slice(1);
}
