import { payoutOf, type MinorBet } from '../server/tables/choice.ts';
import { VARIANTS as CRASH } from '../games/crash/rules/index.ts';
import { VARIANTS as ROULETTE } from '../games/roulette/rules/index.ts';
import type { TableRules } from '../rules/table-rules.ts';
import type { House } from './house.ts';

/** A placement in the end, in minor units. */
export interface Settled {
  readonly id: string;
  readonly player: string;
  readonly table: string;
  readonly state: 'closed' | 'dropped';
  readonly stake: bigint;
  readonly payout: bigint;
  readonly outcome: unknown;
  readonly takenOutMs: number | null;
}

interface GameRow {
  readonly id: string;
  readonly player_id: string;
  readonly table_name: string;
  readonly phase: string;
  readonly number: string;
  readonly state: Settled['state'];
  readonly staked: string;
  readonly payout: string | null;
  readonly choice: readonly { readonly on: unknown; readonly stake: string }[];
  readonly outcome: unknown;
  readonly taken_out_ms: number | null;
}

interface BookRow {
  readonly round_id: string;
  readonly state: string;
  readonly stake: string;
  readonly returned: string;
  readonly payout: string | null;
}

const RULES: Readonly<Record<string, TableRules>> = {
  'roulette-european': ROULETTE.european!,
  'crash-classic': CRASH.classic!,
};

/**
 * Holds every placement to the rules, by which it is paid anew, and to the platform's books, in which it must stand once
 * and as it does here; the platform may have none that the games do not know.
 * @returns the placements
 */
export async function expectSettledOnce({ games, books, before }: House): Promise<Settled[]> {
  const { rows } = await games.query<GameRow>(`
    SELECT rounds.id, player_id, table_name, phase, number, state, staked, rounds.payout, choice, outcome, taken_out_ms
    FROM rounds JOIN table_rounds ON table_rounds.id = table_round_id ORDER BY table_rounds.id, rounds.at`);
  const { rows: booked } = await books.query<BookRow>(
    'SELECT round_id, state, stake, returned, payout FROM rounds WHERE id > $1',
    [before],
  );
  const byId = new Map(booked.map((row) => [row.round_id, row]));
  const known = new Set(rows.map(({ id }) => id));
  expect(booked.filter((row) => !known.has(row.round_id))).toEqual([]);
  return rows.map((row) => {
    const { id, state, phase, player_id: player, table_name: table, outcome } = row;
    const stake = BigInt(row.staked);
    const book = byId.get(id);
    if (state === 'dropped') {
      expect({ id, state: book?.state ?? 'cancelled' }).toEqual({ id, state: 'cancelled' });
      return { ...{ id, player, table, state, outcome }, stake: 0n, payout: 0n, takenOutMs: null };
    }
    const payout = payoutOf(RULES[table]!, betsOf(row), outcome, row.taken_out_ms);
    const paid = { id, phase: 'over', state: 'settled', stake: String(stake), payout: String(payout) };
    expect({ ...book, id, phase }).toMatchObject({ ...paid, returned: '0' });
    expect(row.payout).toBe(paid.payout);
    return { ...{ id, player, table, state, outcome, stake, payout }, takenOutMs: row.taken_out_ms };
  });
}

const betsOf = ({ choice }: GameRow): MinorBet[] =>
  choice.map(({ on, stake }) => ({ on, stake: BigInt(Math.round(Number(stake) * 100)) }));
