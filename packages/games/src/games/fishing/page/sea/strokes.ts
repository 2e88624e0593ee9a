import type { World } from '../../../../page/kit.ts';
import { withAlpha } from '../../../../page/slots/colour.ts';
import { createPictures, picture2d, type Pictures } from '../../../../page/slots/pictures.ts';
import type { Species, Water } from '../../rules/waters.ts';
import { GUESTS } from '../art/guests/guests.ts';
import { scaleOf, type Size } from './swimmers.ts';

/** Each guest's strokes, painted once for a size of the water. */
export interface Strokes {
  /** @param phase 0 to 1 */
  of(species: Species, phase: number): HTMLCanvasElement;
  /** Paints one that will be needed. @returns whether there was one */
  ahead(): boolean;
}

/** Around a guest's own room, for its glow. */
const GLOW = 13;
/** Pictures of one stroke; what is large is seen better. */
const STROKES = { small: 8, large: 12 } as const;
const strokesOf = (species: Species): number => (GUESTS[species].scale > 1.2 ? STROKES.large : STROKES.small);

/** What a guest's picture takes, in CSS pixels. @param unit pixels of its hundred units */
export function strokeSize(species: Species, unit: number): readonly [width: number, height: number] {
  const { room } = GUESTS[species];
  return [((room.width + 2 * GLOW) * unit) / 100, ((room.height + 2 * GLOW) * unit) / 100];
}

export function createStrokes(water: Water, world: World, size: Size, ratio: number): Strokes {
  type Key = `${Species}:${number}`;
  const read = (key: Key): readonly [Species, number] => {
    const [species, stroke] = key.split(':');
    return [species as Species, Number(stroke)];
  };
  const needed = Array.from({ length: STROKES.large }, (_, stroke) =>
    water
      .filter(({ species }) => stroke < strokesOf(species))
      .map(({ species }): Key => `${species}:${stroke}`),
  ).flat();
  const pictures: Pictures<Key> = createPictures(
    ratio,
    (key) => strokeSize(read(key)[0], scaleOf(read(key)[0], size)),
    (ctx, key, width, height) => {
      const [species, stroke] = read(key);
      ctx.translate(width / 2, height / 2);
      ctx.scale(scaleOf(species, size) / 100, scaleOf(species, size) / 100);
      paintGlow(ctx, species, world);
      GUESTS[species].paint(ctx, stroke / strokesOf(species), GUESTS[species].colour(world), world);
    },
    needed,
  );
  return {
    of(species, phase) {
      const strokes = strokesOf(species);
      return pictures.get(`${species}:${Math.floor(phase * strokes) % strokes}`);
    },
    ahead: pictures.ahead,
  };
}

/** The light that a guest throws into the water around it. */
function paintGlow(ctx: CanvasRenderingContext2D, species: Species, world: World): void {
  const { room, colour } = GUESTS[species];
  const far = room.width / 2 + GLOW;
  const glow = ctx.createRadialGradient(0, 0, far * 0.2, 0, 0, far);
  glow.addColorStop(0, withAlpha(colour(world), 0.42));
  glow.addColorStop(0.55, withAlpha(colour(world), 0.14));
  glow.addColorStop(1, withAlpha(colour(world), 0));
  ctx.save();
  ctx.scale(1, room.height / room.width);
  ctx.fillStyle = glow;
  ctx.fillRect(-far, -far, far * 2, far * 2);
  ctx.restore();
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
