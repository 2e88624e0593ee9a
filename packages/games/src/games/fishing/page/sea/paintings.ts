import type { Planned, Sprite, World } from '../../../../page/kit.ts';
import { picture2d } from '../../../../page/slots/pictures.ts';
import type { Species, Water } from '../../rules/waters.ts';
import { LAMP_ROOM, lampColour, paintBubble, paintGlobe, paintHorn } from '../art/lamp.ts';
import { lampOf, LAMPS, type Lamp } from './lamps.ts';
import type { LampIndex } from './sea.ts';
import { createStrokes } from './strokes.ts';
import type { Size } from './swimmers.ts';
import type { Stroke } from './water.art.ts';
import { paintText, textWidth } from './write.ts';

/** A picture with what it measures, in CSS pixels. */
export type Painting = Pick<Sprite, 'picture' | 'width' | 'height'>;

/** A lamp's place, and its pictures: dark as a whole; lit, its horn turns. */
export interface PaintedLamp {
  readonly place: Lamp;
  readonly dark: Painting;
  readonly globe: Painting;
  readonly horn: Painting;
}

/** Everything that is painted once for a size of the water, and then only moved. */
export interface Paintings {
  /** @param phase of its swimming, 0 to 1 */
  guest(species: Species, phase: number): Planned<Stroke>;
  /** All that guests may look like. */
  readonly guests: readonly Planned<Stroke>[];
  lamp(index: LampIndex): PaintedLamp;
  /** @param lamp `undefined`: of one that is not seen */
  bubble(lamp: LampIndex | undefined, radius: number): Painting;
  /** What is left of a bubble that has brought nobody, at its largest. */
  burst(lamp: LampIndex | undefined, radius: number): Painting;
  /** A broken ring around whom the player means. */
  target(radius: number): Painting;
  text(text: string, px: number): Painting;
  readonly mote: Painting;
  readonly glint: Painting;
}

const TURN = Math.PI * 2;
const UP = -Math.PI / 2;
const NOBODYS = '#dfe8f2';
const MOTE_PX = 2.4;
const GLINT_PX = 3.2;
/** Texts that are kept: those that come again are few. */
const TEXTS = 32;

/** The colour of a lamp and its bubbles. */
const colourOf = (lamp: LampIndex | undefined, world: World): string =>
  lamp === undefined ? NOBODYS : lampColour(lamp, world);

export function createPaintings(water: Water, world: World, size: Size, ratio: number): Paintings {
  const paint = (width: number, height: number, draw: (ctx: CanvasRenderingContext2D) => void): Painting => ({
    picture: picture2d(width, height, ratio, draw),
    width,
    height,
  });
  /** Around 0, 0, with room for so many pixels to each side. */
  const around = (room: number, draw: (ctx: CanvasRenderingContext2D) => void): Painting =>
    paint(room * 2, room * 2, (ctx) => {
      ctx.translate(room, room);
      draw(ctx);
    });
  /** In units of which 100 are the radius, with room for so many radii to each side. */
  const inUnits = (radius: number, room: number, draw: (ctx: CanvasRenderingContext2D) => void): Painting =>
    around(radius * room, (ctx) => {
      ctx.scale(radius / 100, radius / 100);
      draw(ctx);
    });
  const strokes = createStrokes(water, world, size);
  const lamps = new Map(LAMPS.map((index) => [index, paintLamp(index)]));
  const kept = new Map<string, Painting>();
  const texts = new Map<string, Painting>();

  function paintLamp(index: LampIndex): PaintedLamp {
    const place = lampOf(index, size);
    const colour = colourOf(index, world);
    return {
      place,
      dark: inUnits(place.radius, LAMP_ROOM.dark, (ctx) => {
        ctx.save();
        ctx.rotate(UP);
        paintHorn(ctx, colour, false);
        ctx.restore();
        paintGlobe(ctx, colour, false);
      }),
      globe: inUnits(place.radius, LAMP_ROOM.lit, (ctx) => paintGlobe(ctx, colour, true)),
      horn: inUnits(place.radius, LAMP_ROOM.horn, (ctx) => paintHorn(ctx, colour, true)),
    };
  }

  function keep(key: string, draw: () => Painting): Painting {
    const known = kept.get(key) ?? draw();
    kept.set(key, known);
    return known;
  }

  return {
    guest: strokes.of,
    guests: strokes.all,
    lamp: (index) => lamps.get(index)!,
    bubble(lamp, radius) {
      const whole = Math.round(radius);
      return keep(`bubble ${lamp} ${whole}`, () =>
        inUnits(whole, 1, (ctx) => paintBubble(ctx, colourOf(lamp, world))),
      );
    },
    burst(lamp, radius) {
      const whole = Math.round(radius);
      return keep(`burst ${lamp} ${whole}`, () =>
        around(whole + 2, (ctx) => ring(ctx, whole, colourOf(lamp, world), 2)),
      );
    },
    target(radius) {
      const whole = Math.round(radius);
      return keep(`target ${whole}`, () =>
        around(whole + 2, (ctx) => {
          ctx.setLineDash([whole * 0.5, whole * 0.285]);
          ring(ctx, whole, '#f4f1ea', 2);
        }),
      );
    },
    text(text, px) {
      const key = `${px} ${text}`;
      const known = texts.get(key);
      if (known) return known;
      const [width, height] = [textWidth(text, px), px * 1.6];
      const painting = paint(width, height, (ctx) => {
        ctx.translate(width / 2, height / 2);
        paintText(ctx, text, px);
      });
      texts.set(key, painting);
      if (texts.size > TEXTS) texts.delete(texts.keys().next().value!);
      return painting;
    },
    mote: paint(MOTE_PX, MOTE_PX, (ctx) => {
      ctx.fillStyle = world.light;
      ctx.fillRect(0, 0, MOTE_PX, MOTE_PX);
    }),
    glint: around(GLINT_PX / 2, (ctx) => {
      ctx.fillStyle = '#fff3d6';
      ctx.arc(0, 0, GLINT_PX / 2, 0, TURN);
      ctx.fill();
    }),
  };
}

/** Around 0, 0. */
function ring(ctx: CanvasRenderingContext2D, radius: number, colour: string, width: number): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.beginPath();
  ctx.arc(0, 0, radius, 0, TURN);
  ctx.stroke();
}
