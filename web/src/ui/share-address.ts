/** The address that other devices can open. On the server's own machine the page may be at `localhost`,
    which does not work elsewhere; then the address that the server offers is used. */
export function shareAddress(origin: string, offered: string | null): string {
    const here = new URL(origin);
    if (!isLoopback(origin) || offered === null || offered === "") return here.origin;
    try {
        return new URL(/^https?:\/\//.test(offered) ? offered : `http://${offered}`).origin;
    } catch {
        return here.origin;
    }
}

/** Whether an address is valid only on this machine. */
export function isLoopback(address: string): boolean {
    return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);
}

/** The address that the server offers to other devices. */
export async function offeredAddress(): Promise<string | null> {
    try {
        const answer: unknown = await (await fetch("/api/stats", { cache: "no-store" })).json();
        if (typeof answer !== "object" || answer === null || !("address" in answer)) return null;
        return typeof answer.address === "string" ? answer.address : null;
    } catch {
        return null;
    }
}
