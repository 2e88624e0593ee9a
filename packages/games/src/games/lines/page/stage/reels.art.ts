import type { SpriteArt } from '../../../../page/kit.ts';

/** The opening that the reels show through: path data, in CSS pixels of their layer. */
export type Opening = string;

/** Turning symbols are seen in the frame's window alone. */
export function createReelsArt(): SpriteArt<never, Opening> {
  let last: { readonly opening: Opening; readonly path: Path2D } | undefined;
  return {
    under(ctx, opening) {
      if (last?.opening !== opening) last = { opening, path: new Path2D(opening) };
      ctx.clip(last.path);
    },
  };
}
