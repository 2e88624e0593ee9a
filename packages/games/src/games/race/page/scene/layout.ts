import type { SceneSize } from '../../../../page/kit.ts';
import type { View } from '../running.ts';

/** Where lanes and machines are on the scene, CSS pixels. */
export interface Layout extends SceneSize {
  readonly lanes: number;
  /** The shop's window takes so much above the lanes; a rail as much below as is left. */
  readonly top: number;
  /** Height of a lane. */
  readonly lane: number;
  /** Length of a machine; it is half as high. */
  readonly machine: number;
}

const WINDOW = { share: 0.15, least: 26, most: 96 };
const RAIL = 6;
/** A machine is a little higher than its lane: it hides some of the one behind it. */
const HIGHER = 1.16;
const MOST_OF_WIDTH = 0.2;
const MOST_HEIGHT = 66;

export function layoutOf({ width, height }: SceneSize, lanes: number): Layout {
  const top = Math.min(WINDOW.most, Math.max(WINDOW.least, height * WINDOW.share));
  const lane = (height - top - RAIL) / lanes;
  const machine = Math.min(lane * HIGHER * 2, width * MOST_OF_WIDTH, MOST_HEIGHT * 2);
  return { width, height, lanes, top, lane, machine };
}

/** Where the wheels of a lane stand. */
export const groundOf = ({ top, lane }: Layout, index: number): number =>
  top + (index + 1) * lane - lane * 0.16;

/** A square of the finish: three of them make its width. */
export const finishSquare = ({ lane }: Layout): number => Math.max(5, lane / 4);
export const finishWidth = (at: Layout): number => finishSquare(at) * 3;

/** Where a point of the course is seen. */
export const seenAt = ({ width }: Layout, view: View, course: number): number =>
  ((course - view.left) / view.width) * width;
