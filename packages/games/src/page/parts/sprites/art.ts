/**
 * A game's own hand, in a worker or in the page: what it is told can be sent to a worker, and it knows neither page nor
 * document.
 */
export interface SpriteArt<What = never, Over = never> {
  /** Paints a picture from 0, 0, in CSS pixels. */
  paint?(ctx: CanvasRenderingContext2D, plan: Plan<What>): void;
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

/** Paints on a canvas, which becomes as large as the picture. */
export function paintOn<What, Over>(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  { paint }: SpriteArt<What, Over>,
  plan: Plan<What>,
  ratio: number,
): void {
  canvas.width = Math.max(1, Math.round(plan.width * ratio));
  canvas.height = Math.max(1, Math.round(plan.height * ratio));
  // A worker's context has all that is painted with.
  const ctx = canvas.getContext('2d') as CanvasRenderingContext2D;
  ctx.scale(canvas.width / plan.width, canvas.height / plan.height);
  paint?.(ctx, plan);
}
