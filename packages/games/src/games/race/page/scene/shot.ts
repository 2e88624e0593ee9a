import { picture2d, type GameWorld, type World } from '../../../../page/kit.ts';
import type { Runner } from '../../rules/runners.ts';
import { STRETCHES } from '../../rules/run.ts';
import { LEAST_WIDTH, type View } from '../running.ts';
import { paintBeam, paintFinish, paintGlow, paintLamp, paintStretch, paintWindow } from './ground.ts';
import type { Layout } from './layout.ts';
import { drawBody, drawPlate, drawWheel, plateOf } from './machine.ts';

/** What is painted once for a field on a scene of one size; each frame only places it. */
export interface Pictures {
  readonly stretches: readonly [HTMLCanvasElement, HTMLCanvasElement];
  readonly window: HTMLCanvasElement;
  readonly finish: HTMLCanvasElement;
  readonly lamp: HTMLCanvasElement;
  readonly glow: HTMLCanvasElement;
  readonly beam: HTMLCanvasElement;
  /** By lane. */
  readonly bodies: readonly HTMLCanvasElement[];
  readonly plates: readonly HTMLCanvasElement[];
  readonly wheel: HTMLCanvasElement;
}

/** A frame that is being drawn. */
export interface Shot {
  readonly ctx: CanvasRenderingContext2D;
  readonly at: Layout;
  readonly view: View;
  readonly paint: Pictures;
  readonly world: World;
}

/** Room around a machine's picture. */
export const ROOM = 4;
/** Room around a number's. */
export const PLATE_ROOM = 2;
export const WINDOW_WIDTH = 560;
const WHEEL = 24;
const GLOW = 64;

/** @param ratio the device's pixels to one of the page */
export function paintAll(
  layout: Layout,
  field: readonly Runner[],
  world: GameWorld,
  ratio: number,
): Pictures {
  const { width, height, top, machine } = layout;
  // As wide as a stretch is seen at its largest.
  const stretch = Math.ceil(width / LEAST_WIDTH / STRETCHES);
  return {
    stretches: [
      paintStretch(layout, stretch, ratio, false, world),
      paintStretch(layout, stretch, ratio, true, world),
    ],
    window: paintWindow(WINDOW_WIDTH, top, ratio, world),
    finish: paintFinish(layout, ratio),
    lamp: paintLamp(width, height),
    glow: paintGlow(GLOW, world.light),
    beam: paintBeam(machine, machine * 0.5),
    bodies: field.map((runner) =>
      picture2d(machine + ROOM * 2, machine / 2 + ROOM * 2, ratio, (ctx) => {
        ctx.translate(ROOM, ROOM);
        drawBody(ctx, runner, machine);
      }),
    ),
    plates: field.map((runner, lane) => {
      const { radius } = plateOf(runner, machine);
      const half = radius + PLATE_ROOM;
      return picture2d(half * 2, half * 2, ratio, (ctx) => drawPlate(ctx, half, half, radius, lane + 1));
    }),
    wheel: picture2d(WHEEL * 2, WHEEL * 2, ratio, (ctx) => {
      ctx.translate(WHEEL, WHEEL);
      drawWheel(ctx, WHEEL);
    }),
  };
}

export function drawGlow({ ctx, paint }: Shot, x: number, y: number, radius: number): void {
  ctx.globalCompositeOperation = 'lighter';
  ctx.globalAlpha = 0.55;
  ctx.drawImage(paint.glow, x - radius, y - radius, radius * 2, radius * 2);
  ctx.globalAlpha = 1;
  ctx.globalCompositeOperation = 'source-over';
}
