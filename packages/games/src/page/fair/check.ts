import * as v from 'valibot';
import type { BookRules } from '../../rules/book-rules.ts';
import { commitmentOf, drawsOf, SEED } from '@tessera/domain/fairness';
import type { GameName } from '../../rules/game-code.ts';
import type { GameRules } from '../../rules/game-rules.ts';
import { replay, type SoloRules } from '../../rules/solo-rules.ts';
import type { TableRules } from '../../rules/table-rules.ts';
import { drawFixture, verifySlip } from './check-slip.ts';

/** The sets of rules of a game, as the server plays by them: fetched only when a round is checked. */
export async function loadRules(game: GameName): Promise<Readonly<Record<string, GameRules>>> {
  const { VARIANTS } = (await import(
    /* webpackChunkName: "[request]" */ `../../games/${game}/rules/index.ts`
  )) as { VARIANTS: Record<string, GameRules> };
  return VARIANTS;
}

/** What a round is drawn from, and what was told before it. */
export interface Drawn {
  /** Hexadecimal, as is the hash. */
  readonly seed: string;
  readonly hash: string;
  readonly salt: string;
  /** Of the rules that it was played by; `undefined` where nobody says. */
  readonly rulesVersion: number | undefined;
  /** Of a round that is played alone. */
  readonly choice: unknown;
  readonly actions: readonly unknown[];
}

/** What the rules make of it. `end` is the view of a round that is played alone, the outcome of a table's. */
export type Redrawn =
  | { readonly kind: 'broken'; readonly why: string }
  /** It was played by other rules than these: they cannot tell what it drew. */
  | { readonly kind: 'otherRules'; readonly hashRight: boolean }
  | {
      readonly kind: 'drawn';
      readonly hashRight: boolean;
      readonly end: unknown;
      /** What a stake (minor unit) brings; `undefined` at a table, where bets decide it. */
      readonly payout: ((stake: bigint) => bigint) | undefined;
      /** What goes back of a stake beside that, never having been at risk. */
      readonly returned?: (stake: bigint) => bigint;
    };

/** Of a room’s two kinds of rounds, the one with a list as choice is a tide: a table’s are bets, and a tide takes none. */
function played(rules: Exclude<GameRules, BookRules>, choice: unknown): SoloRules | TableRules {
  if (rules.kind !== 'room') return rules;
  return Array.isArray(choice) ? rules.tide : rules.magazine;
}

/** Of the rules that a round is checked by here. */
const versionOf = (of: GameRules, choice: unknown): number =>
  of.kind === 'book' ? of.version : played(of, choice).version;

/** Draws a round again from its values, by the rules themselves. */
export function redraw(of: GameRules, { seed, hash, salt, rulesVersion, choice, actions }: Drawn): Redrawn {
  if (!SEED.test(seed)) return { kind: 'broken', why: 'a seed has 64 hexadecimal digits' };
  try {
    const hashRight = commitmentOf(seed) === hash;
    if (rulesVersion !== undefined && rulesVersion !== versionOf(of, choice))
      return { kind: 'otherRules', hashRight };
    if (of.kind === 'book')
      return { kind: 'drawn', hashRight, end: drawFixture(of, seed, salt), payout: undefined };
    const rules = played(of, choice);
    const draw = drawsOf(seed, salt);
    if (rules.kind === 'table') return { kind: 'drawn', hashRight, end: rules.draw(draw), payout: undefined };
    const record = {
      choice: v.parse(rules.choice, choice),
      actions: actions.map((action) => v.parse(rules.action, action)),
    };
    const state = replay(rules, record, draw);
    const payout = (stake: bigint): bigint => rules.payout(state, stake);
    return {
      kind: 'drawn',
      hashRight,
      end: rules.view(state),
      payout: rules.isOver(state) ? payout : undefined,
      returned: (stake) => rules.returned?.(state, stake) ?? 0n,
    };
  } catch (error) {
    return { kind: 'broken', why: (error as Error).message };
  }
}

/** A round that was told to the player, amounts in the minor unit. */
export interface ToldRound extends Drawn {
  readonly view: unknown;
  readonly stake: bigint;
  readonly payout: bigint;
  /** Of the stake, beside the payout. */
  readonly returned: bigint;
}

const tableView = v.object({ outcome: v.unknown(), takenOutMs: v.optional(v.nullable(v.number())) });
const bets = v.array(v.object({ on: v.unknown(), stake: v.string() }));

export interface Verified {
  readonly hashRight: boolean;
  /** Whether the rules draw the same round and pay the same for it: nobody knows that of other rules than these. */
  readonly roundRight: boolean | 'otherRules';
}

/**
 * Whether a told round is what its values draw.
 * @param read amounts of bets, from decimal to minor unit
 */
export function verify(of: GameRules, told: ToldRound, read: (decimal: string) => bigint): Verified {
  if (told.rulesVersion !== versionOf(of, told.choice))
    return { hashRight: commitmentOf(told.seed) === told.hash, roundRight: 'otherRules' };
  if (of.kind === 'book') return verifySlip(of, told);
  const rules = played(of, told.choice);
  const again = redraw(rules, told);
  if (again.kind !== 'drawn') return { hashRight: false, roundRight: false };
  const { hashRight, end } = again;
  if (rules.kind === 'solo') {
    const payout = again.payout?.(told.stake);
    const paid = payout === undefined ? undefined : payout + (again.returned?.(told.stake) ?? 0n);
    // In one: rounds of before the two were told apart have both in their payout.
    const isPaid = paid === told.payout + told.returned;
    return { hashRight, roundRight: sameJson(end, told.view) && isPaid };
  }
  const view = v.safeParse(tableView, told.view);
  const placed = v.safeParse(bets, told.choice);
  if (!view.success || !placed.success) return { hashRight, roundRight: false };
  const takenOutMs = view.output.takenOutMs ?? undefined;
  const paid = placed.output.reduce(
    (sum, { on, stake }) => sum + rules.payout(v.parse(rules.bet, on), read(stake), end, takenOutMs),
    0n,
  );
  return { hashRight, roundRight: sameJson(end, view.output.outcome) && paid === told.payout };
}

/** Whether two values are the same JSON, whatever the order of their keys. */
export function sameJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, held]) => held !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, held]) => [key, sorted(held)]),
  );
}
