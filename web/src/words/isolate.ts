/** A name as part of a sentence. Marks that turn the direction of writing would turn the whole
    sentence: they are dropped, and a name in such a script is set apart. */
export function isolate(name: string): string {
    const plain = name.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");
    return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(plain) ? `\u2068${plain}\u2069` : plain;
}
