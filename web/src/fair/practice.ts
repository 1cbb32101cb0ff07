/** Games for practice: everything follows from a seed, so that whoever knows it knows all dice. */
import { type Hex, textHash, u64 } from "./bytes";
import { Chain } from "./chain";

/** So many games of one room are tried: a record does not say the how manieth it is. */
const GAMES = 2 ** 16;

/** The name of a room's game with this number, and what the server's chain is made of. */
export function practice(seed: string, number: number): { game: Hex; secret: Hex } {
    const parts = [u64(BigInt(seed)), u64(BigInt(number))];
    return { game: textHash("homestretch game", ...parts).slice(0, 32), secret: textHash("homestretch secret", ...parts) };
}

/** Whether a game and its server's anchor follow from a seed. */
export function followsFrom(seed: string, game: Hex, anchor: Hex): boolean {
    for (let number = 0; number < GAMES; number++) {
        const found = practice(seed, number);
        if (found.game === game) return new Chain(found.secret, game, "server").anchor === anchor;
    }
    return false;
}
