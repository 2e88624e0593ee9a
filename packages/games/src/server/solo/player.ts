import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Game } from '../../games/index.ts';
import type { SoloRules } from '../../rules/solo-rules.ts';
import type { GameSession } from '../sealed-session.ts';
import { rounds, type RoundState } from '../store/schema.ts';

/** Who asks, and for which game. */
export interface Player {
  readonly session: GameSession;
  /** Of the session's token. */
  readonly sessionHash: string;
  readonly game: Game<SoloRules>;
}

/** A round in one of these states still stands in the way of the player's next one. */
export const UNFINISHED: readonly RoundState[] = ['drawn', 'open', 'settling', 'cancelling'];

/** Played alone: neither at a table nor in a book. */
export const isSolo = (): SQL => and(isNull(rounds.tableRoundId), isNull(rounds.book))!;

/** The player's solo rounds of this game, in whichever session they began. */
export function ofPlayer({ session }: Pick<Player, 'session'>): SQL {
  const { playerId, gameCode, mode, currency } = session;
  return and(
    eq(rounds.playerId, playerId),
    eq(rounds.gameCode, gameCode),
    eq(rounds.mode, mode),
    eq(rounds.currency, currency),
    isSolo(),
  )!;
}

export const isUnfinished = (): SQL => inArray(rounds.state, [...UNFINISHED]);
