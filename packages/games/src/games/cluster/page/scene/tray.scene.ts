import Konva from 'konva/lib/Core';
import {
  createSprites,
  drawnLayer,
  placedAt,
  STILL,
  type SceneActor,
  type SceneSize,
  type Sprite,
  type GameWorld,
} from '../../../../page/kit.ts';
import type { Pace } from '../../../../page/slots/pace.ts';
import { createPictures, type Pictures } from '../../../../page/slots/pictures.ts';
import type { ClusterWin } from '../../rules/round.ts';
import { SIZE, SYMBOLS } from '../../rules/symbols.ts';
import { drawMarble } from '../art/marbles.ts';
import { createBeads, type Bead, type Beads } from './beads.ts';
import { columnOf, layoutOf, middleAt, rowOf, type TrayLayout } from './layout.ts';
import { middleOf, paintLabel, paintRing, threadsOf } from './marks.ts';
import { TRAY_ART, type Threads } from './tray.art.ts';
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

/** What is lit, until it is painted for a size. */
interface Lit {
  readonly wins: readonly ClusterWin[];
  readonly write: (units: number) => string;
}
/** What all of it is painted as, for a size. */
interface Painted {
  readonly layout: TrayLayout;
  readonly marbles: Pictures<number>;
  readonly ring: HTMLCanvasElement;
  /** The device's pixels to one of the page. */
  readonly ratio: number;
}
interface Marks {
  readonly threads: Threads['lines'];
  readonly labels: readonly { readonly picture: HTMLCanvasElement; readonly place: number }[];
}
const STEPPED_BACK = 0.66;

export function createTray(
  world: GameWorld,
  pace: Pace,
  sounds: { landed(column: number): void; burst(): void },
): TrayScene {
  const beads = createBeads(pace, sounds.landed);
  let lit: Lit | undefined;
  /** Of what is lit now; none until it is shown. */
  let marks: Marks | undefined;
  let changed = true;
  const lightUp = (next: Lit | undefined): void => {
    lit = next;
    marks = undefined;
  };
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
      lightUp(undefined);
      beads.set(grid);
    }),
    leave: changing(beads.leave),
    drop: changing(beads.drop),
    light: changing((wins, write = () => '') => {
      lightUp(wins && { wins, write });
      return beads.light(wins && new Set(wins.flatMap(({ places }) => places)));
    }),
    refill: changing(async (cleared, grid) => {
      sounds.burst();
      await beads.refill(cleared, grid);
      lightUp(undefined);
      changed = true;
    }),
    create(stage, first) {
      const ratio = Konva.pixelRatio;
      let painted = paint(first);
      let last: Threads | undefined;
      const slab = drawnLayer((ctx) => drawTray(ctx, painted.layout, world), STILL);
      stage.add(slab);
      const sprites = createSprites<never, Threads>({
        size: { width: 1, height: 1 },
        ratio,
        art: TRAY_ART,
        worker: () => new Worker(new URL('./tray.worker.ts', import.meta.url), { name: 'cluster-sprites' }),
      });
      stage.content.append(sprites.element);
      fit();

      function paint(size: SceneSize): Painted {
        const layout = layoutOf(size);
        const { cell } = layout;
        const marbles = createPictures<number>(
          ratio,
          () => [cell, cell],
          (ctx, symbol) => drawMarble(ctx, SYMBOLS[symbol]!, world, cell),
        );
        return { layout, marbles, ring: paintRing(layout, world, ratio), ratio };
      }

      /** What moves is seen within the tray's border alone: there is nothing to draw beyond. */
      function fit(): void {
        const { left, top, cell, border } = painted.layout;
        const side = cell * SIZE;
        const size = { width: side + border * 2, height: side + border };
        Object.assign(sprites.element.style, {
          ...{ inset: 'auto', left: `${left - border}px`, top: `${top - border / 2}px` },
          ...{ width: `${size.width}px`, height: `${size.height}px` },
        });
        sprites.resize(size);
      }

      /** The same object as long as it looks the same; none once the marbles burst. */
      function threadsNow({ threads }: Marks): Threads | undefined {
        const { dim, burst } = beads;
        if (burst > 0) return undefined;
        if (last?.lines !== threads || last.strength !== dim)
          last = { lines: threads, cell: painted.layout.cell, light: world.light, strength: dim };
        return last;
      }

      return {
        frame(ms) {
          const running = pace.tick(ms);
          if (!changed && !running) return;
          changed = false;
          if (lit) marks ??= markAll(lit, painted);
          // They go with the marbles that have won: what comes after those has no part in it.
          const shown = beads.all.some((one) => one.lit) ? marks : undefined;
          sprites.show(spritesOf(painted, beads, shown?.labels ?? []), shown && threadsNow(shown));
        },
        resize(size) {
          painted = paint(size);
          marks = undefined;
          fit();
          slab.draw();
          changed = true;
        },
        dispose: sprites.dispose,
      };
    },
  };
}

const markAll = ({ wins, write }: Lit, { layout, ratio }: Painted): Marks => ({
  threads: threadsOf(wins, layout),
  labels: wins.map((win) => ({
    picture: paintLabel(write(win.units), layout, ratio),
    place: middleOf(win),
  })),
});

/** From the back to the front. */
function spritesOf(
  { layout, marbles, ring, ratio }: Painted,
  { all, dim, burst }: Beads,
  labels: Marks['labels'],
): Sprite[] {
  const { cell, border } = layout;
  /** A picture with its middle in the middle of a column and row. */
  function at(picture: HTMLCanvasElement, column: number, row: number, opacity: number, scale = 1): Sprite {
    const [width, height] = [picture.width / ratio, picture.height / ratio];
    const [x, y] = middleAt(layout, column, row);
    return { picture, width, height, opacity, at: placedAt({ x, y, scale }) };
  }
  const middle = (SIZE - 1) / 2;
  const seen = all.filter(({ y }) => y > -1 && y < SIZE);
  const marble = ({ symbol, column, y, scale, alpha, lit }: Bead): Sprite =>
    at(marbles.get(symbol), column, y, lit ? alpha : alpha * (1 - STEPPED_BACK * dim), scale);
  const ringOf = ({ column, y }: Bead): Sprite => at(ring, column, y, 1 - burst, (0.3 + 0.34 * burst) * 2);
  /** A long amount at the edge stays within the border. */
  const label = ({ picture, place }: Marks['labels'][number]): Sprite => {
    const most = Math.max(middle, SIZE - 0.5 + border / cell - picture.width / ratio / cell / 2);
    const column = Math.min(most, Math.max(SIZE - 1 - most, columnOf(place)));
    return at(picture, column, rowOf(place) - burst * 0.4, 1 - burst);
  };
  return [
    ...seen.flatMap((bead) => (bead.lit && burst > 0 ? [marble(bead), ringOf(bead)] : [marble(bead)])),
    ...labels.map(label),
  ];
}
