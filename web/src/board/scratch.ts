// Stands in for the generated types until they are here.
export type SquareKind = "yard" | "pad" | "track" | "stretch" | "finish";
export type SquareEffect = "skip" | "swap" | "shield" | "second_throw" | "chosen_roll";
export type Shape = "square" | "triangle" | "circle";
export type LinkKind = "snake" | "ladder" | "jump" | "flight";
export type Item = "shield" | "second_throw" | "chosen_roll";
export interface Point { x: number; y: number }
export interface SquareLayout {
    name: string; kind: SquareKind; seat: number | null; number: number | null; shape: Shape;
    x: number; y: number; width: number; height: number; rotation: number;
    safe: boolean; mark: boolean; start_of: number | null; owner: number | null; effect: SquareEffect | null;
}
export interface Slots { size: number; at: Point[] }
export interface SeatLayout {
    seat: number; colour: string; yard: number; yard_slots: Slots; pad: number | null;
    finish: number | null; finish_slots: Slots; path: number[];
}
export interface LinkLayout { kind: LinkKind; seat: number | null; from: number; to: number; line: [Point, Point] }
export interface Layout {
    width: number; height: number; squares: SquareLayout[]; seats: SeatLayout[]; links: LinkLayout[]; first_step: number;
}
export interface TurnView { phase: "opening" | "roll" | "move" | "over"; seat: number | null }
export interface LegalView { token: number; pips: number; to: number; captures: [number, number][]; seat?: number }
export interface TokenView { step: number; square: string }
export interface ConditionView { items?: Item[]; will_skip?: boolean; has_captured?: boolean; blocks?: [number, number][] }
export interface View {
    ply: number; turn: TurnView; legal: LegalView[]; tokens: { [seat: string]: TokenView[] }; places: number[];
    dice?: number[]; may_pass?: boolean; item?: Item; seats?: { [seat: string]: ConditionView }; left?: number[];
}
export type Event =
    | { type: "opening_rolled"; seat: number; dice: number[] }
    | { type: "opening_tied"; seats: number[] }
    | { type: "first"; seat: number }
    | { type: "rolled"; seat: number; dice: number[] }
    | { type: "moved"; seat: number; token: number; from: number; to: number; square: string }
    | { type: "linked"; seat: number; token: number; kind: LinkKind; from: number; to: number; square: string }
    | { type: "captured"; seat: number; token: number; by: number; square: string }
    | { type: "bound"; seat: number; tokens: [number, number]; square: string }
    | { type: "finished"; seat: number; token: number }
    | { type: "bonus_won"; seat: number; pips: number }
    | { type: "pips_lost"; seat: number; pips: number[] }
    | { type: "gate_opened"; seat: number }
    | { type: "passed"; seat: number; reason: string }
    | { type: "again"; seat: number; reason: string }
    | { type: "streak_broken"; seat: number; throws: number }
    | { type: "sent_back"; seat: number; token: number; from: number }
    | { type: "will_skip"; seat: number }
    | { type: "skipped"; seat: number }
    | { type: "swapped"; seat: number; token: number; with: number; with_token: number }
    | { type: "item_gained"; seat: number; item: Item }
    | { type: "item_used"; seat: number; item: Item }
    | { type: "left"; seat: number }
    | { type: "placed"; seat: number; place: number }
    | { type: "over"; places: number[] };
