/** Questions that are asked again while nobody answers. */
import type { Refused } from "./api";
import { asRefused } from "./orders";

/** So long it takes until somebody may answer again, and until one may ask again who asked too much. */
const AGAIN = 2_500;
const AGAIN_LATE = 20_000;

export interface Asker<T> {
    done(found: T): void;
    /** It did not work; where that may pass it is tried again. */
    failed(why: Refused): void;
}

/** Asks until there is an answer, or a refusal that is final; what it returns calls it off. */
export function keepAsking<T>(ask: () => Promise<T>, { done, failed }: Asker<T>): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const once = (): void => {
        ask().then(
            (found) => {
                if (!gone) done(found);
            },
            (error: unknown) => {
                if (gone) return;
                const why = asRefused(error);
                failed(why);
                const wait = waitAfter(why);
                if (wait !== null) timer = setTimeout(once, wait);
            },
        );
    };
    once();
    return () => {
        gone = true;
        clearTimeout(timer);
    };
}

function waitAfter({ status, passing }: Refused): number | null {
    if (status === 429) return AGAIN_LATE;
    return passing ? AGAIN : null;
}
