import type { Point } from '../aim/targets.ts';
import type { Fate } from '../magazine/volley.ts';
import type { Swimmer } from './swimmers.ts';

/** Who blows: 0 is the player, the others as they sit around; `undefined` for one whose lamp is not seen. */
export type LampIndex = 0 | 1 | 2 | 3;

/** A bubble on its way to a creature, around it, or at its end. */
export interface Bubble {
  readonly id: number;
  /** In which turn it was blown, by whomever; unlike any other. */
  readonly turn: number;
  readonly lamp: LampIndex | undefined;
  readonly from: Point;
  /** Its creature, as it is or was last. */
  readonly to: Swimmer;
  readonly since: number;
  readonly flightMs: number;
  /** `undefined` as long as the server has not said. */
  readonly fate: Fate | undefined;
  /** What is written where it brings its creature. */
  readonly label: string | undefined;
  /** It has arrived and bursts, or floats away unused. */
  readonly endedAt: number | undefined;
}

/** A creature that was greeted: it rises out of the water in its bubble. */
export interface Joy {
  readonly guest: Swimmer;
  readonly lamp: LampIndex | undefined;
  readonly since: number;
  readonly label: string | undefined;
}

export const FLIGHT_MS = { least: 260, most: 620 } as const;
export const JOY_MS = 2_000;
export const END_MS = { missed: 260, skipped: 700 } as const;
/** A bubble whose answer does not come is not waited for any longer. */
const FORGOTTEN_MS = 20_000;

/** How long a bubble flies so far, of a water so high. */
export const flightMs = (from: Point, to: Point, height: number): number =>
  Math.min(
    FLIGHT_MS.most,
    FLIGHT_MS.least + (Math.hypot(to.x - from.x, to.y - from.y) / Math.max(1, height)) * 300,
  );

/** Where a bubble is: it leaves quickly, and comes near slowly. */
export function placeOfBubble({ from, to, since, flightMs: length }: Bubble, now: number): Point {
  const part = Math.min(1, Math.max(0, (now - since) / length));
  const eased = 1 - (1 - part) ** 2;
  return { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased };
}

/** All that moves in the water besides its swimmers: bubbles, and those whom they brought. */
export interface Sea {
  readonly bubbles: readonly Bubble[];
  readonly joys: readonly Joy[];
  /** Whether a creature is still to be seen though it was greeted: its bubble has not reached it. */
  isAwaited(creature: number): boolean;
  blow(bubble: Pick<Bubble, 'id' | 'lamp' | 'from' | 'to'>, now: number, height: number): void;
  /** What the server has said of a bubble. */
  tell(id: number, fate: Fate, label?: string): void;
  /** A creature came to somebody else. */
  greet(guest: Swimmer, lamp: LampIndex | undefined, now: number, label?: string): void;
  /** Time has gone on. @returns who was reached by the player's bubbles since the last time */
  step(swimmers: readonly Swimmer[], now: number): readonly Joy[];
}

export function createSea(): Sea {
  let bubbles: readonly Bubble[] = [];
  let joys: readonly Joy[] = [];
  let turn = 0;

  const isOver = ({ endedAt, fate, since }: Bubble, now: number): boolean =>
    endedAt === undefined
      ? now - since > FORGOTTEN_MS
      : fate === 'caught' || now - endedAt > END_MS[fate ?? 'missed'];

  return {
    get bubbles() {
      return bubbles;
    },
    get joys() {
      return joys;
    },
    isAwaited: (creature) =>
      bubbles.some(
        ({ to, fate, endedAt }) => to.id === creature && fate === 'caught' && endedAt === undefined,
      ),
    blow(blown, now, height) {
      const flight = flightMs(blown.from, blown.to, height);
      // Of what others blow only this is known: whom it brings is told apart from it.
      const fate = blown.lamp === 0 ? undefined : 'missed';
      turn += 1;
      bubbles = [
        ...bubbles,
        { ...blown, turn, since: now, flightMs: flight, fate, label: undefined, endedAt: undefined },
      ];
    },
    tell(id, fate, label) {
      bubbles = bubbles.map((one) => (one.id === id ? { ...one, fate, label } : one));
    },
    greet(guest, lamp, now, label) {
      joys = [...joys, { guest, lamp, since: now, label }];
    },
    step(swimmers, now) {
      const at = new Map(swimmers.map((swimmer) => [swimmer.id, swimmer]));
      const reached: Joy[] = [];
      bubbles = bubbles
        .map((one) => {
          const to = (one.endedAt === undefined ? at.get(one.to.id) : undefined) ?? one.to;
          const arrived = now - one.since >= one.flightMs;
          if (!arrived || one.fate === undefined || one.endedAt !== undefined) return { ...one, to };
          if (one.fate === 'caught')
            reached.push({ guest: to, lamp: one.lamp, since: now, label: one.label });
          return { ...one, to, endedAt: now };
        })
        .filter((one) => !isOver(one, now));
      joys = [...joys.filter(({ since }) => now - since < JOY_MS), ...reached];
      return reached;
    },
  };
}
