import type { Planned, Recipe, World } from '../../../../page/kit.ts';
import { picture2d } from '../../../../page/slots/pictures.ts';
import type { Species, Water } from '../../rules/waters.ts';
import { GLOW, GUESTS } from '../art/guests/guests.ts';
import { scaleOf, type Size } from './swimmers.ts';
import type { Stroke } from './water.art.ts';

/** Each guest's strokes, for a size of the water. */
export interface Strokes {
  /** @param phase 0 to 1 */
  of(species: Species, phase: number): Planned<Stroke>;
  /** The most urgent first. */
  readonly all: readonly Planned<Stroke>[];
}

/** Pictures of one stroke; what is large is seen better. */
const STROKES = { small: 8, large: 12 } as const;
const strokesOf = (species: Species): number => (GUESTS[species].scale > 1.2 ? STROKES.large : STROKES.small);

/** The stroke before that is painted sooner: of 4 pictures the third, of 2 the second, the first. */
const coarser = (at: number): number => at & (at - 1);
/** How often that can be halved. */
const finenessOf = (at: number): number => (at === 0 ? Infinity : Math.log2(at & -at));
/** Few strokes of each guest, then more and more between them. */
const IN_TURN = Array.from({ length: STROKES.large }, (_, at) => at).sort(
  (one, other) => finenessOf(other) - finenessOf(one),
);

export function createStrokes(water: Water, world: World, size: Size): Strokes {
  const strokes = new Map(water.map(({ species }) => [species, strokesIn(species)]));

  function strokesIn(species: Species): Planned<Stroke>[] {
    const unit = scaleOf(species, size);
    const { room } = GUESTS[species];
    const [width, height] = [room.width, room.height].map((side) => ((side + 2 * GLOW) * unit) / 100);
    const count = strokesOf(species);
    const own: Recipe<Stroke>[] = [];
    for (let at = 0; at < count; at += 1)
      own.push({
        key: `${species} ${at}`,
        what: { species, phase: at / count, unit, world },
        meanwhile: own[coarser(at)],
      });
    return own.map((picture) => ({ picture, width: width!, height: height! }));
  }

  return {
    of(species, phase) {
      const own = strokes.get(species)!;
      return own[Math.floor(phase * own.length) % own.length]!;
    },
    all: IN_TURN.flatMap((at) => [...strokes.values()].flatMap((own) => own[at] ?? [])),
  };
}

/** A guest for a button or a line of text, so many CSS pixels wide and high. */
export function portrait(species: Species, world: World, side: number, ratio: number): HTMLCanvasElement {
  const { room, colour, paint } = GUESTS[species];
  const scale = side / Math.max(room.width, room.height);
  return picture2d(side, side, ratio, (ctx) => {
    ctx.translate(side / 2, side / 2);
    ctx.scale(scale, scale);
    paint(ctx, 0.08, colour(world), world);
  });
}
