import type { TableSnapshot } from '../../../page/kit.ts';
import type { ChampionId } from '../rules/champions.ts';
import { ENTRANCE_MS, EXCHANGE_MS, standingsOf, type DuelOffer, type DuelOutcome } from '../rules/duel.ts';
import { begin, type Arena, type Exchange, type Standing } from '../rules/fight.ts';

export type DuelSnapshot = TableSnapshot<DuelOutcome, DuelOutcome, DuelOffer>;

/** What goes on upon the stage. */
export type Act =
  /** Bets are taken: since the curtain rose, and for so long. */
  | { readonly kind: 'waiting'; readonly sinceMs: number; readonly msLeft: number }
  | { readonly kind: 'salute'; readonly ms: number }
  /** `part` is how much of the exchange has passed, 0 to 1. */
  | {
      readonly kind: 'exchange';
      readonly index: number;
      readonly exchange: Exchange;
      readonly part: number;
      readonly isLast: boolean;
    }
  /** Since the last exchange; `leavesMs` until the next round opens, where that is known. */
  | { readonly kind: 'end'; readonly ms: number; readonly leavesMs: number | undefined }
  /** The round could not be finished; its bets went back. */
  | { readonly kind: 'void' };

/** What everybody sees of a duel at one instant. */
export interface Moment {
  readonly left: ChampionId;
  readonly right: ChampionId;
  readonly act: Act;
  /** With the blows that have landed by now. */
  readonly standing: Standing;
  /** Before the first exchange. */
  readonly start: Standing;
}

/** When in an exchange its blows land. */
export const LANDS_AT = 0.46;
/** What a still shows of an exchange: the blow that has just landed. */
const STILL_AT = LANDS_AT + 0.17;
/** Long after everything that moves by itself has come to rest. */
const AT_REST_MS = 60_000;

interface View {
  readonly arena: Arena;
  /** How long bets are taken. */
  readonly bettingMs: number;
  /** Epoch milliseconds by the server's clock. */
  readonly now: number;
  /** Stills in place of movements: each exchange as its blow has just landed. */
  readonly calm: boolean;
}

/** What a round shows at an instant; `undefined` where nobody is told who meets. */
export function momentOf(snapshot: DuelSnapshot, { arena, bettingMs, now, calm }: View): Moment | undefined {
  const { phase, closesAt, nextAt } = snapshot;
  const duel = snapshot.outcome ?? snapshot.told ?? undefined;
  const meeting = duel ?? snapshot.offer ?? undefined;
  if (!meeting) return undefined;
  const { left, right } = meeting;
  const start = begin(left, right, arena);
  const shown = (act: Act, standing = start): Moment => ({ left, right, act, standing, start });
  if (phase === 'void') return shown({ kind: 'void' });
  const ms = now - closesAt;
  if (!duel || ms < 0) {
    const sinceMs = calm ? AT_REST_MS : Math.max(0, ms + bettingMs);
    return shown({ kind: 'waiting', sinceMs, msLeft: Math.max(0, -ms) });
  }
  if (ms < ENTRANCE_MS) return shown({ kind: 'salute', ms: calm ? AT_REST_MS : ms });
  const { exchanges } = duel;
  const standings = standingsOf(duel, arena);
  const index = Math.floor((ms - ENTRANCE_MS) / EXCHANGE_MS);
  const exchange = exchanges[index];
  if (exchange && phase === 'running') {
    const part = calm ? STILL_AT : (ms - ENTRANCE_MS) / EXCHANGE_MS - index;
    const isLast = index === exchanges.length - 1;
    const act = { kind: 'exchange', index, exchange, part, isLast } as const;
    return shown(act, standings[part < LANDS_AT ? index : index + 1]);
  }
  const endMs = Math.max(0, ms - ENTRANCE_MS - exchanges.length * EXCHANGE_MS);
  const leavesMs = nextAt === null || calm ? undefined : Math.max(0, nextAt - now);
  return shown({ kind: 'end', ms: calm ? AT_REST_MS : endMs, leavesMs }, standings.at(-1));
}

const SEEN_AT = 0.12;

/** Moves are told as soon as they can be seen. */
export const areMovesSeen = ({ part }: Extract<Act, { kind: 'exchange' }>): boolean => part > SEEN_AT;

/** What is written on the stage of a moment: another text, another drawing. */
export function stageText(moment: Moment | undefined): string {
  if (!moment) return '';
  const { act, standing } = moment;
  if (act.kind !== 'exchange') return act.kind;
  return `exchange ${act.index} ${standing.exchanges} ${areMovesSeen(act)}`;
}

/** How far a moment has come for who has bet: another text, another drawing. */
export function progressText(moment: Moment | undefined): string {
  return moment ? `${moment.act.kind} ${moment.standing.exchanges}` : '';
}

/** Seconds to bet, as they are counted down; 0 after them. */
export function secondsToBet(moment: Moment | undefined): number {
  return moment?.act.kind === 'waiting' ? Math.ceil(moment.act.msLeft / 1_000) : 0;
}
