import type { GameName } from '../../rules/game-code.ts';
import type { SoloRules } from '../../rules/solo-rules.ts';
import type { TableRules } from '../../rules/table-rules.ts';

/** A game and variant whose rounds run once for all players of the site. */
export interface Table {
  /** `<game>-<variant>`. */
  readonly name: string;
  readonly game: GameName;
  readonly variant: string;
  readonly rules: TableRules;
}

/** The rules of every game, by its name and variant. */
export type RulesByName = Readonly<
  Partial<Record<GameName, Readonly<Record<string, SoloRules | TableRules>>>>
>;

/** The tables among the games, by name. */
export function tablesOf(games: RulesByName): ReadonlyMap<string, Table> {
  const tables = new Map<string, Table>();
  for (const [game, variants] of Object.entries(games) as [
    GameName,
    Record<string, SoloRules | TableRules>,
  ][]) {
    for (const [variant, rules] of Object.entries(variants)) {
      const name = `${game}-${variant}`;
      if (rules.kind === 'table') tables.set(name, { name, game, variant, rules });
    }
  }
  return tables;
}
