import { sql, type SQL } from 'drizzle-orm';
import { COUNTED_PAYOUT, COUNTED_TURNOVER } from './counted.ts';
import type { Span } from './days.ts';

/**
 * All that counts of members within a span, a row each: a round when it was settled, in real play, and what was booked
 * outside of games when it was booked. A bonus is what the house gives out of its pocket for activities. Play money that
 * a new member is welcomed with is none, and what it stakes and wins does not count. A withdrawal counts from when it was asked for, and not if it was given back.
 * @param scope selects `member_id`
 */
export function movesOf(scope: SQL, { since, until }: Span): SQL {
  const [from, to] = [since, until].map((at) => sql`${at.toISOString()}::timestamptz`);
  return sql`(
  WITH scope AS MATERIALIZED (${scope})
  SELECT session.member_id, round.closed_at AS at, round.provider_id, true AS is_round,
         0::bigint AS deposits, 0::bigint AS withdrawals,
         ${COUNTED_TURNOVER} AS turnover, ${COUNTED_PAYOUT} AS payouts, 0::bigint AS bonuses
  FROM scope
  JOIN game_sessions session ON session.member_id = scope.member_id AND session.mode = 'real'
    AND session.created_at < ${to} AND session.seen_at >= ${from}
  JOIN rounds round ON round.game_session_id = session.id AND round.state = 'settled'
    AND round.closed_at >= ${from} AND round.closed_at < ${to}
  UNION ALL
  SELECT scope.member_id, booked.created_at, 0, false,
         CASE WHEN booked.kind = 'deposit' THEN entry.amount ELSE 0 END,
         CASE WHEN booked.kind IN ('withdrawal_hold', 'withdrawal_return') THEN -entry.amount ELSE 0 END,
         0, 0,
         CASE WHEN other.kind = 'promotion' THEN entry.amount ELSE 0 END
  FROM ledger_transactions booked
  JOIN ledger_entries entry ON entry.transaction_id = booked.id
    AND entry.created_at >= ${from} AND entry.created_at < ${to}
  JOIN ledger_accounts account ON account.id = entry.account_id AND account.kind = 'member'
  JOIN scope ON scope.member_id::text = account.owner
  JOIN ledger_entries counter ON counter.transaction_id = booked.id AND counter.id <> entry.id
  JOIN ledger_accounts other ON other.id = counter.account_id
  WHERE booked.created_at >= ${from} AND booked.created_at < ${to}
    AND booked.kind NOT IN ('wager', 'payout', 'refund'))`;
}
