import type { World } from '../../../../../page/kit.ts';

/** How a kind of creature is drawn: it looks to the right, in a square of 100 around 0, 0. */
export interface Guest {
  /** Its picture's room around the middle, in the same units: what moves must not leave it. */
  readonly room: { readonly width: number; readonly height: number };
  /** Of 100 units, against the others'. */
  readonly scale: number;
  /** Swims of its own shape upright, and is never turned with its way. */
  readonly upright?: boolean;
  colour(world: World): string;
  /** @param phase of its swimming, 0 to 1 */
  paint(ctx: CanvasRenderingContext2D, phase: number, colour: string, world: World): void;
}
