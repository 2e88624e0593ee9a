import type { BookRules } from './book-rules.ts';
import type { RoomRules } from './room-rules.ts';
import type { SoloRules } from './solo-rules.ts';
import type { TableRules } from './table-rules.ts';

/** The rules of any game. */
export type GameRules = SoloRules | TableRules | RoomRules | BookRules;

/** The rules of rounds that a player plays alone: a whole game's, or those of a room's magazines. */
export function soloRulesOf(rules: GameRules | undefined): SoloRules | undefined {
  if (rules?.kind === 'room') return rules.magazine;
  return rules?.kind === 'solo' ? rules : undefined;
}

/** The rules of rounds that run once for all players: a whole game's, or those of a room's tides. */
export function tableRulesOf(rules: GameRules | undefined): TableRules | undefined {
  if (rules?.kind === 'room') return rules.tide;
  return rules?.kind === 'table' ? rules : undefined;
}
