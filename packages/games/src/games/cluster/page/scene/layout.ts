import type { SceneSize } from '../../../../page/kit.ts';
import { SIZE } from '../../rules/symbols.ts';

/** Where the tray's hollows are, CSS pixels of the scene. */
export interface TrayLayout {
  readonly left: number;
  readonly top: number;
  /** Side of one hollow's square. */
  readonly cell: number;
  readonly border: number;
}

export function layoutOf({ width, height }: SceneSize): TrayLayout {
  const border = Math.max(6, Math.min(width, height) * 0.028);
  const room = Math.min(width - 8, height - 6) - border * 2;
  const cell = Math.max(8, Math.floor(room / SIZE));
  return {
    left: Math.round((width - cell * SIZE) / 2),
    top: Math.round((height - cell * SIZE) / 2),
    cell,
    border,
  };
}

export const columnOf = (place: number): number => Math.floor(place / SIZE);
export const rowOf = (place: number): number => place % SIZE;

/** The middle of a marble there, in CSS pixels of the layer of what moves, which the border ends. */
export const middleAt = (
  { cell, border }: TrayLayout,
  column: number,
  row: number,
): readonly [x: number, y: number] => [border + (column + 0.5) * cell, border / 2 + (row + 0.5) * cell];
