import { WORLD_NAMES, type WorldName } from '@tessera/domain';

/** The worlds that a game can be set in: palette, light and sound. The rules know nothing of them. */
export { WORLD_NAMES, type WorldName };

/** The house's games, by the name that stands in their codes. */
export const GAME_NAMES = [
  'lines',
  'cluster',
  'vault',
  'ways',
  'roulette',
  'sportsbook',
  'lottery',
  'blackjack',
  'race',
  'duel',
  'fishing',
  'crash',
] as const;
export type GameName = (typeof GAME_NAMES)[number];

export interface GameCode {
  readonly game: GameName;
  /** Which of the game's sets of rules (paytable, wheel, decks); its first one where the code names none. */
  readonly variant: string | undefined;
  readonly world: WorldName;
}

/**
 * What a code opens, the same for ever: `ts-<game>-<variant>-<world>-<number>`. Parts may be missing: a code that names
 * no game is the first one's, one that names no world has the one that its hash chooses.
 */
export function readGameCode(code: string): GameCode {
  const parts = code.toLowerCase().split('-');
  const game = GAME_NAMES.find((name) => parts.includes(name));
  const world = WORLD_NAMES.find((name) => parts.includes(name));
  const variant = game && parts[parts.indexOf(game) + 1];
  const isVariant = variant !== undefined && /^[a-z][a-z0-9]*$/.test(variant) && variant !== world;
  return {
    game: game ?? GAME_NAMES[0],
    variant: isVariant ? variant : undefined,
    world: world ?? WORLD_NAMES[fnv1a(code) % WORLD_NAMES.length]!,
  };
}

/** FNV-1a, 32 bit: short, stable, and well spread over codes that differ in one digit. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash;
}
