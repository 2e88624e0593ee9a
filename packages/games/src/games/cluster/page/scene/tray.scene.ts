import type Konva from 'konva/lib/Core';
import { Layer } from 'konva/lib/Layer';
import { Shape } from 'konva/lib/Shape';
import { STILL, type SceneActor, type SceneSize, type World } from '../../../../page/kit.ts';
import { withAlpha } from '../../../../page/slots/colour.ts';
import type { Pace } from '../../../../page/slots/pace.ts';
import { createPictures, type Pictures } from '../../../../page/slots/pictures.ts';
import type { ClusterWin } from '../../rules/round.ts';
import { NEIGHBOURS, SIZE, SYMBOLS } from '../../rules/symbols.ts';
import { drawMarble } from '../art/marbles.ts';
import { createBeads, type Beads } from './beads.ts';
import { columnOf, layoutOf, rowOf, type TrayLayout } from './layout.ts';
import { drawTray } from './tray.ts';

/**
 * Glass marbles in a slate tray under one lamp: those that touch their like are drawn together by threads of light, burst,
 * and let the others roll down.
 */
export interface TrayScene extends Omit<Beads, 'all' | 'dim' | 'burst' | 'light'> {
  /** Lights the clusters, each with what it pays; none: all are as before. */
  light(wins: readonly ClusterWin[] | undefined, write?: (units: number) => string): Promise<void>;
  create(stage: Konva.Stage, size: SceneSize): SceneActor;
}

interface Label {
  readonly text: string;
  readonly column: number;
  readonly row: number;
}
interface Lit {
  /** Pairs of places that touch. */
  readonly threads: readonly (readonly [number, number])[];
  readonly labels: readonly Label[];
}
const NONE: Lit = { threads: [], labels: [] };
const STEPPED_BACK = 0.66;

export function createTray(
  world: World,
  pace: Pace,
  sounds: { landed(column: number): void; burst(): void },
): TrayScene {
  const beads = createBeads(pace, sounds.landed);
  let layout: TrayLayout | undefined;
  let lit = NONE;
  let changed = true;
  const changing = <Arguments extends readonly unknown[], Result>(
    work: (...given: Arguments) => Result,
  ): ((...given: Arguments) => Result) => {
    return (...given) => {
      changed = true;
      return work(...given);
    };
  };

  return {
    set: changing((grid) => {
      lit = NONE;
      beads.set(grid);
    }),
    leave: changing(beads.leave),
    drop: changing(beads.drop),
    light: changing((wins, write) => {
      lit = wins ? litBy(wins, write) : NONE;
      return beads.light(wins && new Set(wins.flatMap(({ places }) => places)));
    }),
    refill: changing(async (cleared, grid) => {
      sounds.burst();
      lit = { ...lit, threads: [] };
      await beads.refill(cleared, grid);
      lit = NONE;
      changed = true;
    }),
    create(stage, first) {
      const slab = new Layer({ listening: false, name: STILL });
      const glass = new Layer({ listening: false });
      stage.add(slab, glass);
      let pictures: Pictures<number>;
      slab.add(new Shape({ sceneFunc: (context) => layout && drawTray(context._context, layout, world) }));
      glass.add(
        new Shape({
          sceneFunc: (context) => {
            if (!layout) return;
            drawThreads(context._context, layout, lit, beads.dim, world);
            drawBeads(context._context, layout, beads, pictures, world);
            drawLabels(context._context, layout, lit, beads.burst);
          },
        }),
      );
      const fit = (size: SceneSize): void => {
        layout = layoutOf(size);
        const { cell } = layout;
        pictures = createPictures<number>(
          glass.getCanvas().getPixelRatio(),
          () => [cell, cell],
          (ctx, symbol) => drawMarble(ctx, SYMBOLS[symbol]!, world, cell),
          [...SYMBOLS.keys()],
        );
        slab.draw();
        changed = true;
      };
      fit(first);
      return {
        frame(ms) {
          const running = pace.tick(ms);
          if (changed || running) glass.draw();
          else pictures.ahead();
          changed = false;
        },
        resize: fit,
      };
    },
  };
}

function litBy(wins: readonly ClusterWin[], write: ((units: number) => string) | undefined): Lit {
  const threads = wins.flatMap(({ places }) =>
    places.flatMap((place) =>
      NEIGHBOURS[place]!.filter((other) => other > place && places.includes(other)).map(
        (other) => [place, other] as const,
      ),
    ),
  );
  const labels = wins.map(({ places, units }): Label => {
    const mean = (of: (place: number) => number): number =>
      places.reduce((sum, place) => sum + of(place), 0) / places.length;
    const middle = { column: mean(columnOf), row: mean(rowOf) };
    // On the cluster's own marble that is nearest its middle: a ring has nothing there.
    const far = (place: number): number =>
      (columnOf(place) - middle.column) ** 2 + (rowOf(place) - middle.row) ** 2;
    const at = places.reduce((best, place) => (far(place) < far(best) ? place : best));
    return { text: write?.(units) ?? '', column: columnOf(at), row: rowOf(at) };
  });
  return { threads, labels };
}

const midOf = ({ left, top, cell }: TrayLayout, column: number, row: number): [number, number] => [
  left + (column + 0.5) * cell,
  top + (row + 0.5) * cell,
];

function drawThreads(
  ctx: CanvasRenderingContext2D,
  layout: TrayLayout,
  { threads }: Lit,
  dim: number,
  { light }: World,
): void {
  if (threads.length === 0 || dim === 0) return;
  ctx.beginPath();
  for (const [one, other] of threads) {
    ctx.moveTo(...midOf(layout, columnOf(one), rowOf(one)));
    ctx.lineTo(...midOf(layout, columnOf(other), rowOf(other)));
  }
  ctx.globalAlpha = dim;
  ctx.lineCap = 'round';
  for (const [width, alpha] of [
    [0.98, 0.2],
    [0.5, 0.4],
  ] as const) {
    ctx.lineWidth = layout.cell * width;
    ctx.strokeStyle = withAlpha(light, alpha);
    ctx.stroke();
  }
  ctx.globalAlpha = 1;
}

function drawBeads(
  ctx: CanvasRenderingContext2D,
  { left, top, cell, border }: TrayLayout,
  { all, dim, burst }: Beads,
  pictures: Pictures<number>,
  { light }: World,
): void {
  ctx.save();
  ctx.beginPath();
  ctx.rect(left - border, top - border * 0.5, cell * SIZE + border * 2, cell * SIZE + border);
  ctx.clip();
  for (const { symbol, column, y, scale, alpha, lit } of all) {
    if (y <= -1 || y >= SIZE) continue;
    const side = cell * scale;
    const x = left + (column + 0.5) * cell - side / 2;
    const over = top + (y + 0.5) * cell - side / 2;
    ctx.globalAlpha = lit ? alpha : alpha * (1 - STEPPED_BACK * dim);
    ctx.drawImage(pictures.get(symbol), x, over, side, side);
    if (!lit || burst === 0) continue;
    ctx.globalAlpha = 1 - burst;
    ctx.strokeStyle = light;
    ctx.lineWidth = cell * 0.05;
    ctx.beginPath();
    ctx.arc(x + side / 2, over + side / 2, cell * (0.3 + 0.34 * burst), 0, Math.PI * 2);
    ctx.stroke();
  }
  ctx.restore();
}

function drawLabels(ctx: CanvasRenderingContext2D, layout: TrayLayout, { labels }: Lit, burst: number): void {
  if (labels.length === 0) return;
  const size = Math.max(13, layout.cell * 0.3);
  ctx.globalAlpha = 1 - burst;
  ctx.font = `750 ${size}px "Bricolage Grotesque Variable", system-ui, sans-serif`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  for (const { text, column, row } of labels) {
    const [x, middle] = midOf(layout, column, row);
    const y = middle - burst * layout.cell * 0.4;
    const half = ctx.measureText(text).width / 2 + size * 0.5;
    ctx.fillStyle = '#0a0c10d9';
    ctx.beginPath();
    ctx.roundRect(x - half, y - size * 0.8, half * 2, size * 1.6, size * 0.5);
    ctx.fill();
    ctx.fillStyle = '#ffffff';
    ctx.fillText(text, x, y + 1);
  }
  ctx.globalAlpha = 1;
}
