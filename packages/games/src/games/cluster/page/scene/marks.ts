import { picture2d, type World } from '../../../../page/kit.ts';
import type { ClusterWin } from '../../rules/round.ts';
import { NEIGHBOURS } from '../../rules/symbols.ts';
import { columnOf, middleAt, rowOf, type TrayLayout } from './layout.ts';
import type { Threads } from './tray.art.ts';

/** What a win is shown by, beside its marbles. */

/** From middle to middle of each pair of marbles that touch. */
export function threadsOf(wins: readonly ClusterWin[], layout: TrayLayout): Threads['lines'] {
  const mid = (place: number) => middleAt(layout, columnOf(place), rowOf(place));
  return wins.flatMap(({ places }) =>
    places.flatMap((place) =>
      NEIGHBOURS[place]!.filter((other) => other > place && places.includes(other)).map(
        (other) => [...mid(place), ...mid(other)] as const,
      ),
    ),
  );
}

/** The ring that a marble leaves when it bursts; its radius is a quarter of the picture's side. */
export const paintRing = ({ cell }: TrayLayout, { light }: World, ratio: number): HTMLCanvasElement =>
  picture2d(cell * 2, cell * 2, ratio, (ctx) => {
    ctx.strokeStyle = light;
    ctx.lineWidth = cell * 0.055;
    ctx.beginPath();
    ctx.arc(cell, cell, cell / 2, 0, Math.PI * 2);
    ctx.stroke();
  });

const FACE = '"Bricolage Grotesque Variable", system-ui, sans-serif';

/** What a cluster pays. */
export function paintLabel(text: string, { cell }: TrayLayout, ratio: number): HTMLCanvasElement {
  const size = Math.max(13, cell * 0.3);
  const font = `750 ${size}px ${FACE}`;
  const width = widthOf(text, font) + size;
  const height = size * 1.6;
  return picture2d(width, height, ratio, (ctx) => {
    ctx.fillStyle = '#0a0c10d9';
    ctx.beginPath();
    ctx.roundRect(0, 0, width, height, size * 0.5);
    ctx.fill();
    ctx.font = font;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.fillStyle = '#ffffff';
    ctx.fillText(text, width / 2, height / 2 + 1);
  });
}

function widthOf(text: string, font: string): number {
  const ctx = document.createElement('canvas').getContext('2d')!;
  ctx.font = font;
  return ctx.measureText(text).width;
}

/** On the cluster's own marble that is nearest its middle: a ring has nothing there. */
export function middleOf({ places }: ClusterWin): number {
  const mean = (of: (place: number) => number): number =>
    places.reduce((sum, place) => sum + of(place), 0) / places.length;
  const [column, row] = [mean(columnOf), mean(rowOf)];
  const far = (place: number): number => (columnOf(place) - column) ** 2 + (rowOf(place) - row) ** 2;
  return places.reduce((best, place) => (far(place) < far(best) ? place : best));
}
