import { placedAt, type Sprite as AnySprite } from '../../../../page/kit.ts';
import { LAMPS } from './lamps.ts';
import type { Paintings } from './paintings.ts';
import { END_MS, JOY_MS, placeOfBubble, type Bubble, type Joy, type LampIndex } from './sea.ts';
import type { Size, Swimmer } from './swimmers.ts';
import type { WaterPicture } from './water.art.ts';
import { EDGE_PX } from './write.ts';

/** What is seen in the water at one instant, as pictures that are moved. */

export type Sprite = AnySprite<WaterPicture>;

/** An instant. */
export interface Sight {
  readonly paintings: Paintings;
  readonly size: Size;
  /** Milliseconds, as `performance.now()`. */
  readonly clock: number;
  /** Nothing moves that does not have to. */
  readonly calm: boolean;
}

const MOTES = 26;
const GLINTS = 7;
/** A bubble on its way, in parts of the lamp's globe. */
const BUBBLE = { own: 0.42, others: 0.5 } as const;
/** How large the ring of a burst bubble becomes, in parts of the bubble. */
const BURST = 1.9;
/** The list of guests lies over so much of the water's upper edge. */
const LIST_PX = 72;
const TARGET_TEXT_PX = 15;

/** What floats in the water and catches the light. */
export function motes({ paintings, size, clock, calm }: Sight): Sprite[] {
  const drift = calm ? 0 : clock / 1_000;
  return Array.from({ length: MOTES }, (_, n) => {
    const depth = 0.3 + ((n * 0.618) % 1) * 0.7;
    const x = (((n * 0.7548 + drift * 0.004 * depth) % 1) * 1.1 - 0.05) * size.width;
    const y = ((n * 0.5698 - drift * 0.009 * depth + 100) % 1) * size.height;
    const scale = (1 + depth * 1.4) / paintings.mote.width;
    return { ...paintings.mote, at: placedAt({ x, y, scale }), opacity: 0.1 + 0.2 * depth };
  });
}

export const guests = (sight: Sight, swimmers: readonly Swimmer[]): Sprite[] =>
  swimmers.flatMap((swimmer) => {
    const guest = guestSprite(sight, swimmer, { turn: swimmer.tilt, opacity: swimmer.shown });
    return swimmer.kind === 'golden' && !sight.calm
      ? [guest, ...glints(sight, swimmer, guest.width)]
      : [guest];
  });

function guestSprite(
  { paintings }: Sight,
  { kind, x, y, flipped, phase }: Swimmer,
  { turn, opacity }: { readonly turn: number; readonly opacity: number },
): Sprite {
  return { ...paintings.guest(kind, phase), at: placedAt({ x, y, turn, flipped }), opacity };
}

function glints({ paintings, clock }: Sight, { x, y }: Swimmer, width: number): Sprite[] {
  return Array.from({ length: GLINTS }, (_, n) => {
    const life = (clock / 1_400 + n / GLINTS) % 1;
    const angle = n * 2.4;
    const far = width * (0.18 + life * 0.3);
    return {
      ...paintings.glint,
      at: placedAt({ x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far * 0.7 }),
      opacity: Math.sin(life * Math.PI) * 0.8,
    };
  });
}

/** Around whom the player means, with what they are worth. */
export function target(
  { paintings, clock, calm }: Sight,
  { x, y, radius: own }: Swimmer,
  worth: string,
): Sprite[] {
  const radius = Math.max(26, own * 1.12);
  // Below it where the list of guests lies above.
  const above = y - radius - 12;
  const written = above < LIST_PX ? y + radius + 12 : above;
  return [
    {
      ...paintings.target(radius),
      at: placedAt({ x, y, turn: calm ? 0 : clock / 1_800 }),
    },
    { ...paintings.text(worth, TARGET_TEXT_PX), at: placedAt({ x, y: written }) },
  ];
}

export const bubbles = (sight: Sight, all: readonly Bubble[]): Sprite[] =>
  all.map((bubble) => bubbleSprite(sight, bubble));

function bubbleSprite({ paintings, clock, calm }: Sight, bubble: Bubble): Sprite {
  const { endedAt, fate, lamp } = bubble;
  const { radius } = paintings.lamp(lamp ?? 1).place;
  const size = radius * (lamp === 0 ? BUBBLE.own : BUBBLE.others);
  const { x, y } = placeOfBubble(bubble, clock);
  if (endedAt === undefined) return { ...paintings.bubble(lamp, size), at: placedAt({ x, y }) };
  const part = Math.min(1, (clock - endedAt) / (fate === 'skipped' ? END_MS.skipped : END_MS.missed));
  if (fate === 'skipped')
    return {
      ...paintings.bubble(lamp, size),
      at: placedAt({ x, y: y - part * 40 }),
      opacity: 1 - part,
    };
  const scale = calm ? 1 / BURST : (1 + part * (BURST - 1)) / BURST;
  return {
    ...paintings.burst(lamp, size * BURST),
    at: placedAt({ x, y, scale }),
    opacity: 0.8 * (1 - part),
  };
}

/**
 * @param hornOf where a lamp's horn points, radians; `undefined` for one that nobody plays with
 * @param left the bubbles of the player's magazine, written; `undefined` without one
 */
export function lamps(
  { paintings }: Sight,
  hornOf: (index: LampIndex) => number | undefined,
  left: string | undefined,
): Sprite[] {
  const all = LAMPS.flatMap((index): Sprite[] => {
    const { place, dark, globe, horn } = paintings.lamp(index);
    const points = hornOf(index);
    if (points === undefined) return [{ ...dark, at: placedAt(place) }];
    return [
      { ...horn, at: placedAt({ ...place, turn: points }) },
      { ...globe, at: placedAt(place) },
    ];
  });
  return left === undefined ? all : [...all, ...countIn(paintings, left)];
}

/** Digit by digit: all of them are painted soon, and no bubble waits for its number. */
function countIn(paintings: Paintings, count: string): Sprite[] {
  const { x, y, radius } = paintings.lamp(0).place;
  const digits = [...count].map((digit) => paintings.text(digit, Math.round(radius * 0.78)));
  const widths = digits.map(({ width }) => width - EDGE_PX * 2);
  let from = x - widths.reduce((sum, width) => sum + width, 0) / 2;
  return digits.map((digit, at) => {
    const middle = from + widths[at]! / 2;
    from += widths[at]!;
    return { ...digit, at: placedAt({ x: middle, y: y + 1 }) };
  });
}

/** Up into the light, as fast as gladness goes. */
export function joys(sight: Sight, all: readonly Joy[]): Sprite[] {
  return all.flatMap((joy) => {
    const part = (sight.clock - joy.since) / JOY_MS;
    return part < 0 || part > 1 ? [] : joySprites(sight, joy, part);
  });
}

function joySprites(sight: Sight, { guest, lamp, label }: Joy, part: number): Sprite[] {
  const { paintings, calm } = sight;
  const y = guest.y - (calm ? 0 : part * part * (guest.y + guest.radius * 2));
  const x = guest.x + (calm ? 0 : Math.sin(part * 9) * 8 * part);
  const opacity = calm ? 1 - part : Math.min(1, (1 - part) * 3);
  const scale = calm ? 1 : 0.7 + 0.3 * Math.min(1, part * 6);
  const sprites: Sprite[] = [
    guestSprite(
      sight,
      { ...guest, x, y },
      {
        turn: calm ? 0 : Math.sin(part * 16) * 0.16,
        opacity: opacity * guest.shown,
      },
    ),
    {
      ...paintings.bubble(lamp, Math.max(26, guest.radius * 1.2)),
      at: placedAt({ x, y, scale }),
      opacity,
    },
  ];
  if (label === undefined) return sprites;
  const size = lamp === 0 ? Math.max(16, paintings.lamp(0).place.radius * 0.6) : 14;
  const written = Math.max(LIST_PX + 12, guest.y - (calm ? 0 : part * 34));
  const text = paintings.text(label, size);
  return [...sprites, { ...text, at: placedAt({ x: guest.x, y: written }), opacity }];
}
