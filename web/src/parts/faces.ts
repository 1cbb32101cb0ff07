/** How often the faces of dice fell, beside how often that was to be expected, in words and numbers. */
import { words } from "../words";

export interface Fallen {
    face: number;
    count: number;
    expected: number;
}

/** A number with as many digits as anybody wants to read. */
export function rounded(number: number): string {
    return number.toLocaleString(words.language, { maximumFractionDigits: 1 });
}

/** Everything that a picture of the faces shows. */
export function facesText(faces: readonly Fallen[]): string {
    return faces.map(({ face, count, expected }) => words.say("stats-face", { face, count, expected: rounded(expected) })).join("; ");
}
