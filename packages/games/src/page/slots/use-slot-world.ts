import { useMemo } from 'preact/hooks';
import { useServices } from '../hooks/services.ts';
import { useWorld } from '../hooks/use-world.ts';
import type { World } from '../worlds.ts';

/** A world with the game's own symbol, which is the best one on the reels of a slot. It stays in the page: no worker gets it. */
export interface SlotWorld extends World {
  readonly symbol?: CanvasImageSource | undefined;
}

export function useSlotWorld(): SlotWorld {
  const world = useWorld();
  const { symbol } = useServices();
  return useMemo(() => ({ ...world, symbol }), [world, symbol]);
}

/** Draws the game's own symbol in a square of 100, where the context's origin is its corner. */
export function drawOwnSymbol(ctx: CanvasRenderingContext2D, symbol: CanvasImageSource): void {
  ctx.save();
  ctx.shadowColor = 'rgb(0 0 0 / 55%)';
  ctx.shadowBlur = 6;
  ctx.drawImage(symbol, 0, 0, 100, 100);
  ctx.restore();
}
