/** The levels of the computer that are offered, from weak to strong, then two with a character. */
export const LEVELS = ["random", "easy", "medium", "hard", "expert", "aggressive", "defensive"] as const;
