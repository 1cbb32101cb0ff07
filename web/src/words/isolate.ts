/** A name in its displayed form, without direction marks, which would reorder the text around it. */
export function tame(name: string): string {
    return name.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");
}

/** A name for use in a sentence: a name in a right-to-left script is isolated. */
export function isolate(name: string): string {
    const plain = tame(name);
    return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(plain) ? `\u2068${plain}\u2069` : plain;
}
