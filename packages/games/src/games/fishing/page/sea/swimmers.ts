import { isInWater, type Creature } from '../../../../rules/room-rules.ts';
import { placeOf } from '../../rules/path.ts';
import type { Species, Water } from '../../rules/waters.ts';
import type { Seen } from '../aim/targets.ts';
import { GUESTS } from '../art/guests/guests.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A creature as it is drawn now. */
export interface Swimmer extends Seen {
  readonly kind: Species;
  /** Looks to the left. */
  readonly flipped: boolean;
  /** Turned with its way, radians. */
  readonly tilt: number;
  /** Of its swimming, 0 to 1. */
  readonly phase: number;
  /** 0 to 1: a large one comes out of the dark where the water is narrow, and goes into it. */
  readonly shown: number;
}

/** A hundred units of a guest of scale 1, in parts of the water's mean side, and at least so many pixels. */
const UNIT = { part: 0.086, least: 50 } as const;
const MOST_TILT = 0.42;
/** The part of a way at its begin and at its end in which a creature comes to be seen, or goes. */
const DAWN = 0.05;
/** How far those that stay upright lean. */
const LEAN = 0.14;

/** How many pixels a guest's hundred units take. */
export function scaleOf(species: Species, { width, height }: Size): number {
  const unit = Math.max(UNIT.least, Math.sqrt(width * height) * UNIT.part);
  return unit * GUESTS[species].scale;
}

/** How long one stroke takes. */
const strokeMs = (species: Species): number => 420 + GUESTS[species].scale * 620;

const clamp = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

export interface Moment {
  /** Since the tide's opening. */
  readonly ms: number;
  readonly size: Size;
  readonly calm: boolean;
  isGone(creature: number): boolean;
}

/** Who swims in the water, the largest first: the small ones are drawn over them. */
export function swimmersOf(
  school: readonly Creature[],
  water: Water,
  { ms, size, calm, isGone }: Moment,
): readonly Swimmer[] {
  const ways = new Map(water.map(({ species, swims }) => [species as string, swims]));
  const { width, height } = size;
  const swimmers: Swimmer[] = [];
  for (const creature of school) {
    if (!isInWater(creature, ms) || isGone(creature.id)) continue;
    const kind = creature.kind as Species;
    const place = placeOf(creature, ms, ways.get(kind));
    if (!place) continue;
    const [toX, toY] = [place.toX * width, place.toY * height];
    const { upright } = GUESTS[kind];
    const slope = upright ? clamp(toX / width, LEAN) : clamp(Math.atan2(toY, Math.abs(toX)), MOST_TILT);
    // Who rises sways to both sides, and does not turn round for it.
    const flipped = ways.get(kind) === 'up' ? creature.path % 2 === 1 : toX < 0;
    const way = (ms - creature.entersMs) / creature.speedMs;
    swimmers.push({
      id: creature.id,
      kind,
      x: place.x * width,
      y: place.y * height,
      radius: scaleOf(kind, size) / 2,
      msLeft: creature.entersMs + creature.speedMs - ms,
      flipped,
      tilt: calm ? 0 : flipped && !upright ? -slope : slope,
      shown: Math.min(1, way / DAWN, (1 - way) / DAWN),
      phase: calm ? 0 : (ms / strokeMs(kind) + creature.path * 0.37) % 1,
    });
  }
  return swimmers.sort((one, other) => other.radius - one.radius);
}

/** Those that can be seen, and so be aimed at. */
export const inView = (swimmers: readonly Swimmer[], { width, height }: Size): readonly Swimmer[] =>
  swimmers.filter(({ x, y }) => x > 0 && x < width && y > 0 && y < height);
