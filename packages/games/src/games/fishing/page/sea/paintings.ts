import type { World } from '../../../../page/kit.ts';
import { picture2d } from '../../../../page/slots/pictures.ts';
import type { Water } from '../../rules/waters.ts';
import { lampColour, LAMP_ROOM, paintBubble, paintGlobe, paintHorn } from '../art/lamp.ts';
import { lampOf, type Lamp } from './lamps.ts';
import type { LampIndex } from './sea.ts';
import { createSprites, type Sprites } from './sprites.ts';
import type { Size } from './swimmers.ts';

/** A lamp's place, and its pictures: dark as a whole; lit, its horn turns. */
export interface PaintedLamp {
  readonly place: Lamp;
  readonly dark: HTMLCanvasElement;
  readonly globe: HTMLCanvasElement;
  readonly horn: HTMLCanvasElement;
}

/** Everything that is painted once for a size of the water, and then only copied. */
export interface Paintings {
  readonly guests: Sprites;
  lamp(index: LampIndex): PaintedLamp;
  /** @param lamp `undefined`: of one that is not seen */
  bubble(lamp: LampIndex | undefined): HTMLCanvasElement;
}

const INDEXES = [0, 1, 2, 3] as const;
const NOBODYS = '#dfe8f2';
const BUBBLE_PX = 56;
const UP = -Math.PI / 2;

/** The colour of a lamp and its bubbles. */
export const colourOf = (lamp: LampIndex | undefined, world: World): string =>
  lamp === undefined ? NOBODYS : lampColour(lamp, world);

export function createPaintings(water: Water, world: World, size: Size, ratio: number): Paintings {
  /** In units of which 100 are the radius, with room for so many radii to each side. */
  const around = (radius: number, room: number, paint: (ctx: CanvasRenderingContext2D) => void) =>
    picture2d(radius * room * 2, radius * room * 2, ratio, (ctx) => {
      ctx.translate(radius * room, radius * room);
      ctx.scale(radius / 100, radius / 100);
      paint(ctx);
    });
  const lamps = INDEXES.map((index): PaintedLamp => {
    const place = lampOf(index, size);
    const colour = colourOf(index, world);
    return {
      place,
      dark: around(place.radius, LAMP_ROOM.dark, (ctx) => {
        ctx.save();
        ctx.rotate(UP);
        paintHorn(ctx, colour, false);
        ctx.restore();
        paintGlobe(ctx, colour, false);
      }),
      globe: around(place.radius, LAMP_ROOM.lit, (ctx) => paintGlobe(ctx, colour, true)),
      horn: around(place.radius, LAMP_ROOM.horn, (ctx) => paintHorn(ctx, colour, true)),
    };
  });
  const bubbles = [...INDEXES, undefined].map((index) =>
    around(BUBBLE_PX, 1, (ctx) => paintBubble(ctx, colourOf(index, world))),
  );
  return {
    guests: createSprites(water, world, size, ratio),
    lamp: (index) => lamps[index]!,
    bubble: (lamp) => bubbles[lamp ?? INDEXES.length]!,
  };
}
