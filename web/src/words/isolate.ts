/** A name as it is shown. Marks that turn the direction of writing would turn what stands beside it,
    and are dropped. */
export function tame(name: string): string {
    return name.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");
}

/** A name as part of a sentence: one in a script that runs to the left is set apart. */
export function isolate(name: string): string {
    const plain = tame(name);
    return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(plain) ? `\u2068${plain}\u2069` : plain;
}
