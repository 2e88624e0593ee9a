import * as v from 'valibot';
import { toDecimal, toMinor, type CurrencyCode } from '@tessera/domain';
import { bet, type Bet, type BetsPayload } from '../../protocol/tables.ts';
import type { TableRules } from '../../rules/table-rules.ts';

/** What a placement has in its `choice`: its bets, stakes as decimals. */
const choice = v.array(bet);

/** A bet as the rules know it. */
export interface MinorBet {
  readonly on: unknown;
  /** Minor unit. */
  readonly stake: bigint;
}

/** Why bets are not taken; the code is the caller's to choose. */
export type BetsRefused = 'malformed' | 'stake' | 'bets' | 'placements';

/**
 * Reads a page's bets by the rules of its table.
 * @param before what the player has on this round already
 */
export function readBets(
  rules: TableRules,
  currency: CurrencyCode,
  bets: BetsPayload['bets'],
  before: readonly (readonly MinorBet[])[],
): readonly MinorBet[] | BetsRefused {
  if (bets.length > rules.most.bets) return 'bets';
  if (before.length >= rules.most.placements) return 'placements';
  const stakes = rules.stakes(currency);
  const smallest = stakes[0]!;
  const largest = stakes.at(-1)!;
  const onSpot = new Map<string, bigint>();
  const add = ({ on, stake }: MinorBet): bigint => {
    const sum = (onSpot.get(JSON.stringify(on)) ?? 0n) + stake;
    onSpot.set(JSON.stringify(on), sum);
    return sum;
  };
  before.flat().forEach(add);
  const read: MinorBet[] = [];
  for (const { on, stake } of bets) {
    const spot = v.safeParse(rules.bet, on);
    if (!spot.success) return 'malformed';
    const minor = minorOf(stake, currency);
    // Chips are laid on chips: any sum of the smallest one, up to the largest stake on one spot.
    if (minor === undefined || minor < smallest || minor % smallest !== 0n) return 'stake';
    const placed = { on: spot.output, stake: minor };
    if (add(placed) > largest) return 'stake';
    read.push(placed);
  }
  return read;
}

/** As it stands in the database and on the wire. */
export const writeChoice = (bets: readonly MinorBet[], currency: CurrencyCode): Bet[] =>
  bets.map(({ on, stake }) => ({ on, stake: toDecimal(stake, currency) }));

export const readChoice = (stored: unknown): Bet[] => v.parse(choice, stored);

/** Stored bets as the rules know them. @throws ValiError where these rules never took such bets */
export const minorBets = (rules: TableRules, stored: unknown, currency: CurrencyCode): MinorBet[] =>
  readChoice(stored).map(({ on, stake }) => ({
    on: v.parse(rules.bet, on),
    stake: toMinor(stake, currency),
  }));

export const sumOf = (bets: readonly MinorBet[]): bigint => bets.reduce((sum, { stake }) => sum + stake, 0n);

/** What a placement is paid, minor unit. */
export const payoutOf = (
  rules: TableRules,
  bets: readonly MinorBet[],
  outcome: unknown,
  takenOutMs: number | null,
): bigint =>
  bets.reduce((sum, { on, stake }) => sum + rules.payout(on, stake, outcome, takenOutMs ?? undefined), 0n);

function minorOf(stake: string, currency: CurrencyCode): bigint | undefined {
  try {
    return toMinor(stake, currency);
  } catch {
    return undefined;
  }
}
