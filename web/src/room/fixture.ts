/** A room for tests: small, and only what a test says differs. */
import type { RoomView, SeatView } from "../protocol/types";

export function seatView(seat: number, change: Partial<SeatView> = {}): SeatView {
    const free: SeatView = {
        seat,
        name: null,
        kind: "free",
        ready: false,
        host: false,
        connected: false,
        points: 0,
    };
    return { ...free, ...change };
}

const TWO = [
    seatView(0, { name: "Ann", kind: "human", player: 1, host: true, connected: true }),
    seatView(1, { name: "easy", kind: "bot", level: "easy", connected: true }),
];

export function roomView(seq: number, change: Partial<RoomView> = {}): RoomView {
    const { seats = TWO } = change;
    const people = seats.flatMap(({ seat, player }) => (player == null ? [] : [[seat, player]]));
    return {
        code: "ABCD2345",
        seq,
        status: "playing",
        variant: "ludo",
        variant_hash: "",
        seats,
        watchers: [],
        game: null,
        risky: [],
        asked: null,
        you: null,
        clock: { now: 0, turn_left_ms: null, game_left_ms: null, paused: false },
        chat: [],
        chat_on: true,
        muted: [],
        public: false,
        settings: {
            shared_screen: false,
            auto_roll: false,
            play_forced: false,
            undo: "never",
            leaving: { bot: "medium" },
            stand_in: "medium",
            turn_seconds: 60,
            warn_seconds: 10,
            game_seconds: null,
            best_of: 1,
            seats_after: "keep",
        },
        rounds: 0,
        winners: null,
        host: 1,
        vote: null,
        places: [],
        ranks: [],
        games: 0,
        dice: { mode: "server", game: null, server: null, start: null, seats: Object.fromEntries(people), anchors: {}, opened: null },
        ...change,
    };
}
