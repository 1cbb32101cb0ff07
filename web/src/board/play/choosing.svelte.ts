// Choosing a move on the board by pointer, touch or keyboard.

import type { Point } from "../../protocol/types";
import { beside, type Disc } from "../plan/sign-places";
import { byToken, type Choice, nearest, tokenOf } from "./choose";
import { numberOf } from "../../words/square-numbers";
import { preview, type Preview } from "./preview";
import { key, squareAt, type Spot } from "../plan/spots";
import type { Stage } from "./stage.svelte";

/** The current state of the board, read again each time. */
export interface Scene {
    stage: Stage;
    /** The moves that can be made now. */
    choices: Choice[];
    /** Whether all of them are the same move, made by different tokens. */
    alike: boolean;
    choose: (choice: Choice) => void;
    /** Pixels per square. */
    unit: number;
    /** The counts of piles, which no number may cover. */
    counts: readonly Disc[];
    /** The position of the pointer on the board. */
    pointAt: (event: MouseEvent) => Point;
    /** The move under the pointer in the list of moves beside the board. */
    pointed: Choice | null;
    focus: (token: string | undefined) => void;
    focusTarget: () => void;
}

export interface Target {
    choice: Choice;
    preview: Preview;
    /** The square where it ends: its index and, if it has one, its number. */
    square: number;
    number: string | null;
}

/** A sign with its text. */
export interface TextSign extends Disc {
    text: string;
}

export class Choosing {
    /** The token that the pointer, the focus or a first touch has selected. */
    asked = $state<string | null>(null);
    /** The token that has the keyboard focus. */
    keyed = $state<string | null>(null);
    /** The token whose moves a first touch has shown. */
    #tapped = $state<string | null>(null);
    readonly #scene: () => Scene;
    /** The type of the last pointer press and the token selected before it, because a touch also focuses its token. */
    #touched = false;
    #before: string | null = null;

    constructor(scene: () => Scene) {
        this.#scene = scene;
    }

    /** The moves of each token; empty while something moves. */
    readonly options = $derived.by((): Map<string, Choice[]> => {
        const { stage, choices } = this.#scene();
        return !stage.busy && stage.view ? byToken(choices, stage.view.turn.seat) : new Map();
    });
    /** Whether it does not matter which token moves: there is only one, or all make the same move. */
    readonly #any = $derived.by((): boolean => this.options.size === 1 || (this.options.size > 0 && this.#scene().alike));
    /** The token whose moves are shown. */
    readonly shown = $derived.by((): string | null => {
        const { stage, pointed } = this.#scene();
        const listed = pointed === null ? null : tokenOf(pointed, stage.view?.turn.seat ?? null);
        if (listed !== null && this.options.has(listed)) return listed;
        if (this.asked !== null && this.options.has(this.asked)) return this.asked;
        return this.#any ? ([...this.options.keys()][0] ?? null) : null;
    });
    /** Whether a first touch has shown a token's moves, so that a second one makes a move. */
    readonly again = $derived.by((): boolean => this.#tapped !== null && this.#tapped === this.asked && this.options.has(this.#tapped));
    /** The moves of the token that is shown. */
    readonly targets = $derived.by((): Target[] => {
        const { stage, pointed } = this.#scene();
        const { view } = stage;
        if (this.shown === null || !view) return [];
        const all = this.options.get(this.shown) ?? [];
        const meant = pointed === null ? all : all.filter((choice) => choice === pointed);
        return meant.flatMap((choice) => {
            const found = preview(stage.layout, stage.plan.links, view, choice);
            const square = found && squareAt(stage.layout, found.seat, choice.to);
            if (found === null || square === null || square === undefined) return [];
            const number = numberOf(stage.layout, square)?.number;
            return [{ choice, preview: found, square, number: number === undefined ? null : String(number) }];
        });
    });
    /** The tokens that can move. */
    readonly marked = $derived.by((): Spot[] => this.#scene().stage.spots.filter((spot) => this.options.has(key(spot))));

    /** Their numbers, if it matters which one moves. */
    readonly badges = $derived.by((): (Disc & { token: number; name: string })[] => {
        const { stage, unit, counts } = this.#scene();
        if (this.#any || this.marked.length < 2) return [];
        const signs = this.marked.map((of) => ({ of, r: Math.max(0.52 * of.r, 9 / unit), over: 0.1 * of.r, toward: -45 }));
        const places = beside(signs, { tokens: stage.spots, signs: counts, box: stage.plan.box });
        return this.marked.flatMap((spot, i) => {
            const place = places[i];
            return place ? [{ ...place, token: spot.token, name: key(spot) }] : [];
        });
    });

    /** The labels beside the ghosts: the numbers of the squares where the moves end, because a ghost covers the
        number on the board and some squares have none; and the pips, if there are several moves. */
    readonly labels = $derived.by((): { landings: TextSign[]; pips: TextSign[] } => {
        const { stage, unit, counts } = this.#scene();
        const ghosts = this.targets.map((target) => target.preview.ghost);
        // The danger sign of a square is at its upper right.
        const dangers = this.targets.flatMap(({ preview: { danger, ghost } }) =>
            danger ? [{ x: ghost.x + ghost.r, y: ghost.y - ghost.r, r: 0.2 }] : [],
        );
        const standing = [...counts, ...this.badges, ...dangers];
        const tell = (of: Target[], text: (target: Target) => string | null, toward: number): TextSign[] => {
            const signs = of.map(({ preview: { ghost } }) => ({ of: ghost, r: 9 / unit, over: 0.1 * ghost.r, toward }));
            const places = beside(signs, { tokens: [...stage.spots, ...ghosts], signs: standing, box: stage.plan.box });
            standing.push(...places);
            return of.flatMap((target, i) => {
                const place = places[i];
                return place ? [{ ...place, text: text(target) ?? "" }] : [];
            });
        };
        const named = stage.plan.numbered ? [] : this.targets.filter((target) => target.number !== null);
        const several = this.targets.length > 1 ? this.targets : [];
        return {
            landings: tell(named, (target) => target.number, -135),
            pips: tell(several, (target) => `+${target.choice.pips}`, 45),
        };
    });

    /** Picks a token: makes its only move, or offers the targets if it has several. */
    #take(name: string): void {
        const own = this.options.get(name) ?? [];
        const [only] = own;
        this.asked = name;
        if (only && own.length === 1) this.#scene().choose(only);
    }

    #movable(): (Spot & { name: string })[] {
        return this.marked.map((spot) => ({ ...spot, name: key(spot) }));
    }

    /** What a pointer can pick: the tokens, and their numbers, which are further apart. */
    #grips(): (Point & { name: string })[] {
        return [...this.#movable(), ...this.badges];
    }

    /** The target or token that an element belongs to. */
    #meant(element: Element | null): { target: Target | undefined; token: string | undefined } {
        const data = element instanceof SVGElement ? element.dataset : {};
        return { target: this.targets[Number(data["target"] ?? -1)], token: data["token"] };
    }

    readonly down = (event: PointerEvent): void => {
        this.#touched = event.pointerType === "touch";
        this.#before = this.asked;
    };

    readonly click = (event: MouseEvent): void => {
        if (this.options.size === 0) return;
        const element = event.target instanceof Element ? event.target.closest("[data-token], [data-target]") : null;
        if (event.detail === 0 && element !== null) {
            // A click by a screen reader or script names its element exactly.
            const { target, token } = this.#meant(element);
            if (target) this.#scene().choose(target.choice);
            else if (token !== undefined) this.#take(token);
            return;
        }
        const { pointAt, unit, choose } = this.#scene();
        const point = pointAt(event);
        // A finger is wider than a square on a phone, so the nearest token counts.
        const reach = Math.max(0.6, 26 / unit);
        const goals = this.targets.map((target) => ({ ...target.preview.ghost, choice: target.choice }));
        const goal = nearest(goals, point, reach);
        const spot = nearest(this.#grips(), point, reach);
        const far = (thing: Point): number => Math.hypot(thing.x - point.x, thing.y - point.y);
        const seen = !this.#touched || this.#before === this.shown || this.#any;
        if (goal && (!spot || far(goal) <= far(spot)) && seen) choose(goal.choice);
        else if (!spot) this.asked = null;
        else if (this.#touched && !this.#any && this.#before !== spot.name) this.asked = this.#tapped = spot.name;
        else this.#take(spot.name);
    };

    readonly hover = (event: PointerEvent): void => {
        if (event.pointerType === "touch" || this.options.size === 0) return;
        const { pointAt, unit } = this.#scene();
        const over = nearest(this.#grips(), pointAt(event), Math.max(0.5, 12 / unit));
        if (over) this.asked = over.name;
    };

    readonly away = (event: PointerEvent): void => {
        // Lifting a finger also fires this event but does not end the selection.
        if (event.pointerType !== "touch") this.asked = null;
    };

    readonly focused = ({ target }: FocusEvent): void => {
        const name = target instanceof SVGElement ? target.dataset["token"] : undefined;
        if (name === undefined || !this.options.has(name)) return;
        this.asked = name;
        this.keyed = target instanceof Element && target.matches(":focus-visible") ? name : null;
    };

    readonly press = (event: KeyboardEvent): void => {
        if (!(event.target instanceof SVGElement) || this.options.size === 0) return;
        const { choose, focus, focusTarget } = this.#scene();
        const { target, token } = this.#meant(event.target);
        const names = this.#movable()
            .sort((a, b) => a.seat - b.seat || a.token - b.token)
            .map((spot) => spot.name);
        const at = names.indexOf(token ?? "");
        switch (event.key) {
            case "Enter":
            case " ":
                if (target) choose(target.choice);
                else if (token !== undefined) {
                    this.#take(token);
                    if (this.targets.length > 1) focusTarget();
                }
                break;
            case "ArrowRight":
            case "ArrowDown":
                focus(names[(at + 1) % names.length]);
                break;
            case "ArrowLeft":
            case "ArrowUp":
                focus(names[(at + names.length - 1) % names.length]);
                break;
            case "Escape":
                this.asked = null;
                break;
            default:
                if (!/^[1-9]$/.test(event.key)) return;
                focus(names.find((name) => name.endsWith(`.${Number(event.key) - 1}`)));
        }
        event.preventDefault();
    };
}
