import type { Theme } from './theme.ts';

/** Returns the theme with the game's own symbol, the hero of its cover, as its best one; other symbols are the world's. */
export function withOwnSymbol(theme: Theme, symbol: CanvasImageSource | undefined): Theme {
  if (!symbol) return theme;
  const [, ...others] = theme.high;
  return { ...theme, high: [(pen) => pen.picture(symbol), ...others] };
}
