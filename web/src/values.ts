/** Reads the values of a variant's text, as the server writes it: `key = value` under `[groups]`.
    Only for showing what is so; whoever wants to know what is legal asks the server. */

export type Value = string | number | boolean | Value[];

/** All values by their keys, such as `again.on`. What cannot be read is left out. */
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
        const value = read(pair[2] ?? "");
        if (value !== undefined) found.set(group + pair[1], value);
    }
    return found;
}

// Plain strings, numbers, truths and lists are written the same in JSON.
function read(text: string): Value | undefined {
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
