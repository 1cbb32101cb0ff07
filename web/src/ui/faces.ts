/** Rolled faces and their expected counts as text. */
import { words } from "../words";

export interface FaceCount {
    face: number;
    count: number;
    expected: number;
}

/** A number with at most one decimal. */
export function rounded(number: number): string {
    return number.toLocaleString(words.language, { maximumFractionDigits: 1 });
}

/** The content of a bar chart of faces. */
export function facesText(faces: readonly FaceCount[]): string {
    return faces.map(({ face, count, expected }) => words.say("stats-face", { face, count, expected: rounded(expected) })).join("; ");
}
