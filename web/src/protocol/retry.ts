/** Requests that are repeated until the server answers. */
import type { Refused } from "./api";
import { asRefused } from "./orders";

const RETRY_MS = 2_500;
/** The wait after the server has answered "too many requests". */
const RATE_LIMITED_RETRY_MS = 20_000;

export interface RetryHandler<T> {
    done(found: T): void;
    /** Called for every failed attempt, whether or not another one follows. */
    failed(why: Refused): void;
}

/** Repeats a request until it succeeds or fails for good. Returns a function that cancels it. */
export function retry<T>(ask: () => Promise<T>, { done, failed }: RetryHandler<T>): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let cancelled = false;
    const attempt = (): void => {
        ask().then(
            (found) => {
                if (!cancelled) done(found);
            },
            (error: unknown) => {
                if (cancelled) return;
                const why = asRefused(error);
                failed(why);
                const wait = waitAfter(why);
                if (wait !== null) timer = setTimeout(attempt, wait);
            },
        );
    };
    attempt();
    return () => {
        cancelled = true;
        clearTimeout(timer);
    };
}

function waitAfter({ status, isTemporary }: Refused): number | null {
    if (status === 429) return RATE_LIMITED_RETRY_MS;
    return isTemporary ? RETRY_MS : null;
}
