/** The address others can open. On the machine that serves, the page itself is at an address that
    means another machine everywhere else; then the server says how the house can reach it. */
export function shareAddress(origin: string, offered: string | null): string {
    const here = new URL(origin);
    if (!isOnlyHere(origin) || offered === null || offered === "") return here.origin;
    try {
        return new URL(/^https?:\/\//.test(offered) ? offered : `http://${offered}`).origin;
    } catch {
        return here.origin;
    }
}

/** Whether an address means another machine everywhere else. */
export function isOnlyHere(address: string): boolean {
    return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);
}

/** What the server says of its address. */
export async function offeredAddress(): Promise<string | null> {
    try {
        const answer: unknown = await (await fetch("/api/stats", { cache: "no-store" })).json();
        if (typeof answer !== "object" || answer === null || !("address" in answer)) return null;
        return typeof answer.address === "string" ? answer.address : null;
    } catch {
        return null;
    }
}
