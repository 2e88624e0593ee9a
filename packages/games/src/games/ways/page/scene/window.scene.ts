import type Konva from 'konva/lib/Core';
import { Layer } from 'konva/lib/Layer';
import { Shape } from 'konva/lib/Shape';
import { STILL, type SceneActor, type SceneSize, type GameWorld } from '../../../../page/kit.ts';
import type { Pace } from '../../../../page/slots/pace.ts';
import { createPictures, type Pictures } from '../../../../page/slots/pictures.ts';
import { HIGHEST, LOWEST, REELS, SYMBOLS } from '../../rules/symbols.ts';
import { colourOf, drawPane } from '../art/glass.ts';
import { layoutOf, lightLeft, type WindowLayout } from './layout.ts';
import { createLights, type Grid, type Lights, type Places } from './lights.ts';
import { createShards } from './shards.ts';
import { drawWall } from './wall.ts';

/**
 * Stained glass with the light behind it: the six reels are the lights of one stone window, their symbols leaded panes of
 * every height; what wins shines and breaks, and new glass falls into its place.
 */
export interface WindowScene extends Omit<Lights, 'panes' | 'dim'> {
  create(stage: Konva.Stage, size: SceneSize): SceneActor;
}

const MOST_HEIGHTS = HIGHEST + 1;
const keyOf = (symbol: number, count: number): number => symbol * MOST_HEIGHTS + count;
/** All panes that there can be, those of the usual heights first. */
const PANES = [4, 3, 5, 2, 6, 7]
  .filter((count) => count >= LOWEST && count <= HIGHEST)
  .flatMap((count) => SYMBOLS.map((_, symbol) => keyOf(symbol, count)));
const STEPPED_BACK = 0.62;
/** Behind what has stepped back, so that no light shines through it. */
const SHADE = '#07080c';
const SHADE_ALPHA = 0.8;
const GLOW = 0.24;

export function createWindow(
  world: GameWorld,
  pace: Pace,
  sounds: { landed(reel: number): void; broke(): void },
): WindowScene {
  const lights = createLights(pace, sounds.landed);
  const shards = createShards();
  let layout: WindowLayout | undefined;
  let changed = true;
  const changing = <Arguments extends readonly unknown[], Result>(
    work: (...given: Arguments) => Result,
  ): ((...given: Arguments) => Result) => {
    return (...given) => {
      changed = true;
      return work(...given);
    };
  };

  function breakPanes(places: Places, grid: Grid): Promise<void> {
    if (layout && !pace.calm && !pace.skipped) {
      const { top, lightWidth, lightHeight } = layout;
      for (let reel = 0; reel < REELS; reel += 1) {
        const column = lights.panes[reel]!;
        const height = lightHeight / Math.max(1, column.length);
        for (const row of places[reel]!) {
          const colour = colourOf(SYMBOLS[column[row]!.symbol]!, world);
          shards.burst(lightLeft(layout, reel), top + row * height, lightWidth, height, colour);
        }
      }
    }
    sounds.broke();
    return lights.refill(places, grid);
  }

  return {
    set: changing(lights.set),
    leave: changing(lights.leave),
    drop: changing(lights.drop),
    light: changing(lights.light),
    refill: changing(breakPanes),
    create(stage, first) {
      const wall = new Layer({ listening: false, name: STILL });
      const glass = new Layer({ listening: false });
      stage.add(wall, glass);
      let ratio: number;
      let pictures: Pictures<number>;
      wall.add(new Shape({ sceneFunc: (context) => layout && drawWall(context._context, layout, world) }));
      glass.add(
        new Shape({
          sceneFunc: (context) => {
            if (!layout) return;
            drawGlass(context._context, layout, lights, pictures, ratio);
            shards.draw(context._context);
          },
        }),
      );
      const fit = (size: SceneSize): void => {
        layout = layoutOf(size);
        ratio = glass.getCanvas().getPixelRatio();
        const { lightWidth, lightHeight } = layout;
        pictures = createPictures<number>(
          ratio,
          (key) => [lightWidth, lightHeight / (key % MOST_HEIGHTS)],
          (ctx, key, width, height) =>
            drawPane(ctx, SYMBOLS[Math.floor(key / MOST_HEIGHTS)]!, world, width, height),
          PANES,
        );
        shards.clear();
        wall.draw();
        changed = true;
      };
      fit(first);
      return {
        frame(ms) {
          const running = pace.tick(ms);
          const flying = shards.move(ms);
          if (changed || running || flying) glass.draw();
          else pictures.ahead();
          changed = false;
        },
        resize: fit,
      };
    },
  };
}

/** Panes are copied pixel by pixel, at whole pixels of the device: nothing is scaled, which is several times as fast. */
function drawGlass(
  ctx: CanvasRenderingContext2D,
  layout: WindowLayout,
  { panes, dim }: Pick<Lights, 'panes' | 'dim'>,
  pictures: Pictures<number>,
  ratio: number,
): void {
  const { left, top, lightWidth, lightHeight, mullion } = layout;
  const [upper, height] = [Math.round(top * ratio), lightHeight * ratio];
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.beginPath();
  ctx.rect(left * ratio, upper, (REELS * (lightWidth + mullion) - mullion) * ratio, height);
  ctx.clip();
  if (dim > 0) {
    ctx.globalAlpha = SHADE_ALPHA * dim;
    ctx.fillStyle = SHADE;
    for (let reel = 0; reel < REELS; reel += 1)
      ctx.fillRect(lightLeft(layout, reel) * ratio, upper, lightWidth * ratio, height);
  }
  for (let reel = 0; reel < REELS; reel += 1) {
    const x = Math.round(lightLeft(layout, reel) * ratio);
    const column = panes[reel]!;
    for (let index = 0; index < column.length; index += 1) {
      const { symbol, count, y, alpha, lit } = column[index]!;
      if (y <= -1 / count || y >= 1) continue;
      const picture = pictures.get(keyOf(symbol, count));
      const at = upper + Math.round(y * height);
      ctx.globalAlpha = lit ? alpha : alpha * (1 - STEPPED_BACK * dim);
      ctx.drawImage(picture, x, at);
      if (!lit || dim === 0) continue;
      ctx.globalAlpha = GLOW * dim;
      ctx.globalCompositeOperation = 'lighter';
      ctx.drawImage(picture, x, at);
      ctx.globalCompositeOperation = 'source-over';
    }
  }
  ctx.restore();
}
