import type { PicturePlan } from './images.ts';
import { renderPicture, type Rendered } from './render.ts';

/** What the drawing process is asked, and what it answers. */
export interface DrawRequest {
  readonly id: number;
  readonly plan: PicturePlan;
}
export type DrawAnswer = { readonly id: number } & (
  { readonly rendered: Rendered } | { readonly error: string }
);

const answer = (message: DrawAnswer) => process.send?.(message);

process.on('message', ({ id, plan }: DrawRequest) => {
  renderPicture(plan)
    .then((rendered) => answer({ id, rendered }))
    .catch((error: unknown) => answer({ id, error: String(error) }));
});
// Who asked is gone.
process.once('disconnect', () => process.exit());
