import type { Planned, Sprite, World } from '../../../../page/kit.ts';
import { picture2d } from '../../../../page/slots/pictures.ts';
import type { Species, Water } from '../../rules/waters.ts';
import { LAMP_ROOM, lampColour } from '../art/lamp.ts';
import { lampOf, LAMPS, type Lamp } from './lamps.ts';
import type { LampIndex } from './sea.ts';
import { createStrokes } from './strokes.ts';
import type { Size } from './swimmers.ts';
import type { Light, WaterPicture } from './water.art.ts';

/** A picture with what it measures, in CSS pixels. */
export interface Painting<Picture = Sprite<WaterPicture>['picture']> extends Pick<
  Sprite,
  'width' | 'height'
> {
  readonly picture: Picture;
}

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
  guest(species: Species, phase: number): Painting;
  /** All that is painted ahead, the most urgent first. */
  readonly ahead: readonly Planned<WaterPicture>[];
  lamp(index: LampIndex): PaintedLamp;
  /** @param lamp `undefined`: of one that is not seen */
  bubble(lamp: LampIndex | undefined, radius: number): Painting;
  /** What is left of a bubble that has brought nobody, at its largest. */
  burst(lamp: LampIndex | undefined, radius: number): Painting;
  /** A broken ring around whom the player means. */
  target(radius: number): Painting;
  readonly glint: Painting;
}

const TURN = Math.PI * 2;
const NOBODYS = '#dfe8f2';
const GLINT_PX = 3.2;
/** Radii of which bubbles are painted: each is seen smaller than one of them. */
const BUBBLES = [20, 64] as const;
/** The radius that rings are painted of, around bubbles that burst and guests that are meant. */
const RING = 40;
const TARGET = '#f4f1ea';

/** The colour of a lamp and its bubbles. */
const colourOf = (lamp: LampIndex | undefined, world: World): string =>
  lamp === undefined ? NOBODYS : lampColour(lamp, world);

export function createPaintings(water: Water, world: World, size: Size, ratio: number): Paintings {
  const strokes = createStrokes(water, world, size);
  const lights = new Map<string, Planned<WaterPicture>>();

  /** Painted ahead with so much room to each side of its middle. */
  function plan(key: string, what: Light, room: number): Planned<WaterPicture> {
    const planned = { picture: { key, what }, width: room * 2, height: room * 2 };
    lights.set(key, planned);
    return planned;
  }

  function planLamp(index: LampIndex): PaintedLamp {
    const place = lampOf(index, size);
    const colour = colourOf(index, world);
    const part = (light: 'dark' | 'globe' | 'horn', room: number): Painting =>
      plan(`${light} ${index}`, { light, colour }, place.radius * room);
    return {
      place,
      horn: part('horn', LAMP_ROOM.horn),
      globe: part('globe', LAMP_ROOM.lit),
      dark: part('dark', LAMP_ROOM.dark),
    };
  }

  // The player's own first.
  const lamps = new Map([...LAMPS].reverse().map((index) => [index, planLamp(index)]));
  for (const lamp of [0, 1, 2, 3, undefined] as const) {
    const colour = colourOf(lamp, world);
    for (const radius of BUBBLES) plan(`bubble ${lamp} ${radius}`, { light: 'bubble', colour }, radius);
    plan(`burst ${lamp}`, { light: 'burst', colour }, RING);
  }
  plan('target', { light: 'target', colour: TARGET }, RING);

  /** One that was planned, as large as it is to be seen. */
  function light(key: string, room: number): Painting {
    return { picture: lights.get(key)!.picture, width: room * 2, height: room * 2 };
  }

  return {
    guest: strokes.of,
    ahead: [...lights.values(), ...strokes.all],
    lamp: (index) => lamps.get(index)!,
    bubble: (lamp, radius) =>
      light(`bubble ${lamp} ${BUBBLES.find((one) => one >= radius) ?? BUBBLES.at(-1)}`, radius),
    burst: (lamp, radius) => light(`burst ${lamp}`, radius),
    target: (radius) => light('target', radius),
    glint: {
      picture: picture2d(GLINT_PX, GLINT_PX, ratio, (ctx) => {
        ctx.fillStyle = '#fff3d6';
        ctx.arc(GLINT_PX / 2, GLINT_PX / 2, GLINT_PX / 2, 0, TURN);
        ctx.fill();
      }),
      width: GLINT_PX,
      height: GLINT_PX,
    },
  };
}
