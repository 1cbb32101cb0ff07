/** Practice games: all dice follow from a seed, so anyone who knows the seed knows all dice. */
import { type Hex, textHash, u64 } from "./bytes";
import { Chain } from "./chain";

/** How many games of a room are tried, because a record does not store its own number. */
const GAMES = 2 ** 16;

/** The id of a room's game with this number, and the secret of the server's chain. */
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
