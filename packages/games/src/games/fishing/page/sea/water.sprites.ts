import { placedAt, type Sprite as AnySprite } from '../../../../page/kit.ts';
import { LAMPS } from './lamps.ts';
import type { Paintings } from './paintings.ts';
import { END_MS, JOY_MS, placeOfBubble, type Bubble, type Joy, type LampIndex } from './sea.ts';
import type { Swimmer } from './swimmers.ts';
import type { Texts } from './texts.ts';
import type { WaterPicture } from './water.art.ts';
import { EDGE_PX } from './write.ts';

/** What is seen in the water at one instant, as pictures that are moved. */

export type Sprite = AnySprite<WaterPicture>;

/** An instant. */
export interface Sight {
  readonly paintings: Paintings;
  readonly texts: Pick<Texts, 'of'>;
  /** Milliseconds, as `performance.now()`. */
  readonly clock: number;
  /** Nothing moves that does not have to. */
  readonly calm: boolean;
}

const GLINTS = 7;
/** A bubble on its way, in parts of the lamp's globe. */
const BUBBLE = { own: 0.42, others: 0.5 } as const;
/** How large the ring of a burst bubble becomes, in parts of the bubble. */
const BURST = 1.9;
/** The list of guests lies over so much of the water's upper edge. */
const LIST_PX = 72;
export const TARGET_TEXT_PX = 15;
/** What somebody else's guest is worth. */
export const OTHERS_TEXT_PX = 14;

/** Who glides from one look to the next, each kind among its own. */
const WHO = {
  guest: 1,
  glint: 2,
  target: 3,
  worth: 4,
  bubble: 5,
  burst: 6,
  horn: 7,
  joy: 8,
  around: 9,
  label: 10,
} as const;
const whoOf = (kind: keyof typeof WHO, number: number): number => WHO[kind] * 2 ** 16 + (number % 2 ** 16);

export const guests = (sight: Sight, swimmers: readonly Swimmer[]): Sprite[] =>
  swimmers.flatMap((swimmer) => {
    const guest = guestSprite(sight, swimmer, {
      who: whoOf('guest', swimmer.id),
      turn: swimmer.tilt,
      opacity: swimmer.shown,
    });
    return swimmer.kind === 'golden' && !sight.calm
      ? [guest, ...glints(sight, swimmer, guest.width)]
      : [guest];
  });

function guestSprite(
  { paintings }: Sight,
  { kind, x, y, flipped, phase }: Swimmer,
  { who, turn, opacity }: { readonly who: number; readonly turn: number; readonly opacity: number },
): Sprite {
  return { ...paintings.guest(kind, phase), who, at: placedAt({ x, y, turn, flipped }), opacity };
}

function glints({ paintings, clock }: Sight, { x, y }: Swimmer, width: number): Sprite[] {
  return Array.from({ length: GLINTS }, (_, n) => {
    const lives = clock / 1_400 + n / GLINTS;
    const life = lives % 1;
    const angle = n * 2.4;
    const far = width * (0.18 + life * 0.3);
    return {
      ...paintings.glint,
      who: whoOf('glint', Math.floor(lives) * GLINTS + n),
      at: placedAt({ x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far * 0.7 }),
      opacity: Math.sin(life * Math.PI) * 0.8,
    };
  });
}

/** Around whom the player means, with what they are worth. */
export function target(
  { paintings, texts, clock, calm }: Sight,
  { id, x, y, radius: own }: Swimmer,
  worth: string,
): Sprite[] {
  const radius = Math.max(26, own * 1.12);
  // Below it where the list of guests lies above.
  const above = y - radius - 12;
  const written = above < LIST_PX ? y + radius + 12 : above;
  return [
    {
      ...paintings.target(radius),
      who: whoOf('target', id),
      at: placedAt({ x, y, turn: calm ? 0 : clock / 1_800 }),
    },
    { ...texts.of(worth, TARGET_TEXT_PX), who: whoOf('worth', id), at: placedAt({ x, y: written }) },
  ];
}

export const bubbles = (sight: Sight, all: readonly Bubble[]): Sprite[] =>
  all.map((bubble) => bubbleSprite(sight, bubble));

function bubbleSprite({ paintings, clock, calm }: Sight, bubble: Bubble): Sprite {
  const { endedAt, fate, lamp } = bubble;
  const who = whoOf('bubble', bubble.turn);
  const { radius } = paintings.lamp(lamp ?? 1).place;
  const size = radius * (lamp === 0 ? BUBBLE.own : BUBBLE.others);
  const { x, y } = placeOfBubble(bubble, clock);
  if (endedAt === undefined) return { ...paintings.bubble(lamp, size), who, at: placedAt({ x, y }) };
  const part = Math.min(1, (clock - endedAt) / (fate === 'skipped' ? END_MS.skipped : END_MS.missed));
  if (fate === 'skipped')
    return {
      ...paintings.bubble(lamp, size),
      who,
      at: placedAt({ x, y: y - part * 40 }),
      opacity: 1 - part,
    };
  const scale = calm ? 1 / BURST : (1 + part * (BURST - 1)) / BURST;
  return {
    ...paintings.burst(lamp, size * BURST),
    who: whoOf('burst', bubble.turn),
    at: placedAt({ x, y, scale }),
    opacity: 0.8 * (1 - part),
  };
}

/**
 * @param hornOf where a lamp's horn points, radians; `undefined` for one that nobody plays with
 * @param left the bubbles of the player's magazine, written; `undefined` without one
 */
export function lamps(
  { paintings, texts }: Sight,
  hornOf: (index: LampIndex) => number | undefined,
  left: string | undefined,
): Sprite[] {
  const all = LAMPS.flatMap((index): Sprite[] => {
    const { place, dark, globe, horn } = paintings.lamp(index);
    const points = hornOf(index);
    if (points === undefined) return [{ ...dark, at: placedAt(place) }];
    return [
      { ...horn, who: whoOf('horn', index), at: placedAt({ ...place, turn: points }) },
      { ...globe, at: placedAt(place) },
    ];
  });
  return left === undefined ? all : [...all, ...countIn(paintings, texts, left)];
}

/** Of the player's bubbles, in a lamp of this radius. */
export const countPx = (radius: number): number => Math.round(radius * 0.78);

/** Of what a guest brings the player, whose lamp has this radius. */
export const joyPx = (radius: number): number => Math.max(16, radius * 0.6);

/** Digit by digit: all of them are painted soon, and no bubble waits for its number. */
function countIn(paintings: Paintings, texts: Sight['texts'], count: string): Sprite[] {
  const { x, y, radius } = paintings.lamp(0).place;
  const digits = [...count].map((digit) => texts.of(digit, countPx(radius)));
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
  const { paintings, texts, calm } = sight;
  const y = guest.y - (calm ? 0 : part * part * (guest.y + guest.radius * 2));
  const x = guest.x + (calm ? 0 : Math.sin(part * 9) * 8 * part);
  const opacity = calm ? 1 - part : Math.min(1, (1 - part) * 3);
  const scale = calm ? 1 : 0.7 + 0.3 * Math.min(1, part * 6);
  const sprites: Sprite[] = [
    guestSprite(
      sight,
      { ...guest, x, y },
      {
        who: whoOf('joy', guest.id),
        turn: calm ? 0 : Math.sin(part * 16) * 0.16,
        opacity: opacity * guest.shown,
      },
    ),
    {
      ...paintings.bubble(lamp, Math.max(26, guest.radius * 1.2)),
      who: whoOf('around', guest.id),
      at: placedAt({ x, y, scale }),
      opacity,
    },
  ];
  if (label === undefined) return sprites;
  const size = lamp === 0 ? joyPx(paintings.lamp(0).place.radius) : OTHERS_TEXT_PX;
  const written = Math.max(LIST_PX + 12, guest.y - (calm ? 0 : part * 34));
  const text = texts.of(label, size);
  return [
    ...sprites,
    { ...text, who: whoOf('label', guest.id), at: placedAt({ x: guest.x, y: written }), opacity },
  ];
}
