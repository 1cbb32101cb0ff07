/** Reads the values of a variant's text in the form in which the server writes it: `key = value` under
    `[groups]`. They are only displayed; the server alone decides which moves are legal. */

export type Value = string | number | boolean | Value[];

/** All values by their keys, such as `again.on`. Lines that cannot be parsed are skipped. */
export function values(text: string): Map<string, Value> {
    const found = new Map<string, Value>();
    let group = "";
    for (const line of text.split("\n")) {
        const head = /^\[([\w.-]+)\]\s*$/.exec(line);
        if (head !== null) {
            group = `${head[1]}.`;
            continue;
        }
        const pair = /^([\w.-]+)\s*=\s*(.+)$/.exec(line);
        if (pair === null) continue;
        const value = parseValue(pair[2] ?? "");
        if (value !== undefined) found.set(group + pair[1], value);
    }
    return found;
}

// Strings, numbers, booleans and lists have the same syntax in JSON.
function parseValue(text: string): Value | undefined {
    try {
        const value: unknown = JSON.parse(text);
        return isValue(value) ? value : undefined;
    } catch {
        return undefined;
    }
}

function isValue(value: unknown): value is Value {
    if (Array.isArray(value)) return value.every(isValue);
    return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}
