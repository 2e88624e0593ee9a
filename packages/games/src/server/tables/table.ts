import type { Game, Games } from '../../games/index.ts';
import type { GameName } from '../../rules/game-code.ts';
import { tableRulesOf } from '../../rules/game-rules.ts';
import type { TableRules } from '../../rules/table-rules.ts';

/** A game and variant whose rounds run once for all players of the site. */
export interface Table extends Game<TableRules> {
  readonly name: string;
}

export const tableName = ({ game, variant }: Pick<Game, 'game' | 'variant'>): string => `${game}-${variant}`;

/** Whether a table's rounds are a room's tides. */
export const isRoom = (games: Games, { game, variant }: Pick<Game, 'game' | 'variant'>): boolean =>
  games[game]?.[variant]?.kind === 'room';

/** The tables among the games, by name. */
export function tablesOf(games: Games): ReadonlyMap<string, Table> {
  const tables = new Map<string, Table>();
  for (const [game, variants] of Object.entries(games) as [GameName, Games[GameName]][]) {
    for (const [variant, rules] of Object.entries(variants ?? {})) {
      const name = tableName({ game, variant });
      const shared = tableRulesOf(rules);
      if (shared) tables.set(name, { name, game, variant, rules: shared });
    }
  }
  return tables;
}
