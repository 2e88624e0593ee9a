import { useMemo } from 'preact/hooks';
import type { World } from '../worlds.ts';
import { useServices } from './services.ts';
import { useWorld } from './use-world.ts';

/**
 * A world with the game's own symbol, the hero of its cover; `undefined` where the platform has none of the game. It is for
 * what the page itself paints: a symbol cannot be sent to a worker.
 */
export interface GameWorld extends World {
  readonly symbol: HTMLImageElement | undefined;
}

export function useGameWorld(): GameWorld {
  const world = useWorld();
  const { symbol } = useServices();
  return useMemo(() => ({ ...world, symbol }), [world, symbol]);
}

/** Draws the hero in a square of this side around a point. */
export function drawHero(
  ctx: CanvasRenderingContext2D,
  symbol: CanvasImageSource,
  x: number,
  y: number,
  side: number,
): void {
  ctx.save();
  ctx.shadowColor = 'rgb(0 0 0 / 55%)';
  ctx.shadowBlur = 6;
  ctx.drawImage(symbol, x - side / 2, y - side / 2, side, side);
  ctx.restore();
}
