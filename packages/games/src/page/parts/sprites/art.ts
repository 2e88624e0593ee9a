/**
 * A game's own hand, in a worker or in the page: what it is told can be sent to a worker, and it knows neither page nor
 * document.
 */
export interface SpriteArt<What = never, Over = never> {
  /** Paints a picture from 0, 0, in CSS pixels. */
  paint?(ctx: CanvasRenderingContext2D, plan: Plan<What>): void;
  /**
   * Lists may be further apart than frames: each sprite goes from where it is seen to where the next list says, for so many
   * milliseconds. Half as long again as they are apart: it still moves when one of them is late.
   */
  readonly glideMs?: number;
  /** Draws below all sprites, in CSS pixels of the layer; what it clips to (`ctx.clip`) they are seen through. */
  under?(ctx: CanvasRenderingContext2D, over: Over): void;
  /** Draws above all sprites what looks different in each frame, in CSS pixels of the layer. */
  draw?(ctx: CanvasRenderingContext2D, over: Over): void;
}

/** A picture that is to be painted. */
export interface Plan<What> {
  readonly what: What;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** One that was given a number. */
export interface NumberedPlan<What> extends Plan<What> {
  readonly id: number;
}

/** What a worker that paints is asked for, the most urgent first. */
export interface PaintOrder<What> {
  readonly plans: readonly NumberedPlan<What>[];
  /** The device's pixels to one of the page. */
  readonly ratio: number;
  /** Who is to have the pictures: a brush takes its orders there. */
  readonly to: MessagePort;
}

/** What a picture measures in the device's pixels; never nothing. */
export const pixelsOf = ({ width, height }: Plan<unknown>, ratio: number) => ({
  width: Math.max(1, Math.round(width * ratio)),
  height: Math.max(1, Math.round(height * ratio)),
});

/** Paints a picture in the upper left of a canvas, and leaves its context as it was. */
export function paintOn<What, Over>(
  ctx: CanvasRenderingContext2D,
  { paint }: SpriteArt<What, Over>,
  plan: Plan<What>,
  ratio: number,
): void {
  const { width, height } = pixelsOf(plan, ratio);
  ctx.save();
  ctx.scale(width / plan.width, height / plan.height);
  paint?.(ctx, plan);
  ctx.restore();
}
