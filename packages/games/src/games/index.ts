import { readGameCode, type GameName, type WorldName } from '../rules/game-code.ts';
import type { GameRules } from '../rules/game-rules.ts';
import { VARIANTS as blackjack } from './blackjack/rules/index.ts';
import { VARIANTS as cluster } from './cluster/rules/index.ts';
import { VARIANTS as crash } from './crash/rules/index.ts';
import { VARIANTS as duel } from './duel/rules/index.ts';
import { VARIANTS as fishing } from './fishing/rules/index.ts';
import { VARIANTS as lines } from './lines/rules/index.ts';
import { VARIANTS as lottery } from './lottery/rules/index.ts';
import { VARIANTS as race } from './race/rules/index.ts';
import { VARIANTS as roulette } from './roulette/rules/index.ts';
import { VARIANTS as sportsbook } from './sportsbook/rules/index.ts';
import { VARIANTS as vault } from './vault/rules/index.ts';
import { VARIANTS as ways } from './ways/rules/index.ts';

/** Games' rules by variant; a game's first one is played where a code names none. */
export type Games = Readonly<Partial<Record<GameName, Readonly<Record<string, GameRules>>>>>;

/** The rules of every game that can be played. */
export const GAMES: Games = {
  lines,
  cluster,
  vault,
  ways,
  roulette,
  sportsbook,
  lottery,
  blackjack,
  race,
  duel,
  fishing,
  crash,
};

export interface Game<Rules extends GameRules = GameRules> {
  readonly game: GameName;
  readonly variant: string;
  readonly rules: Rules;
}

/** What a game's code opens, or `undefined` where it names a game or a variant that there is not. */
export function findGame(
  code: string,
  games: Games = GAMES,
): (Game & { readonly world: WorldName }) | undefined {
  const { game, variant, world } = readGameCode(code);
  const variants = games[game] ?? {};
  const name = variant ?? Object.keys(variants)[0];
  const rules = name !== undefined && Object.hasOwn(variants, name) ? variants[name] : undefined;
  return name !== undefined && rules ? { game, variant: name, world, rules } : undefined;
}
