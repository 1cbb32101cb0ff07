/** Capitalises the first letter of a text that begins a sentence or stands alone. None of our languages has special
    rules for this, so the browser's language does not matter. */
export function capital(text: string): string {
    return text.charAt(0).toUpperCase() + text.slice(1);
}
