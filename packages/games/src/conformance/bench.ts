import { randomUUID } from 'node:crypto';
import type { CurrencyCode } from '@tessera/domain';
import {
  HEADERS,
  callUrl,
  decodeAnswer,
  encodePayload,
  isCallError,
  providerAuthenticate,
  providerBalance,
  providerCancel,
  providerOpenRounds,
  providerSettle,
  providerWager,
  type AnswerOf,
  type Call,
  type PayloadOf,
} from '@tessera/wire';

/** A platform that is looked at. */
export interface Bench {
  readonly platformUrl: string;
  readonly providerKey: string;
  readonly currency: CurrencyCode;
  /** A launch token that nobody has used, of a player with at least a hundred stakes. */
  readonly launch: () => Promise<string>;
}

/** What a call came to: `accepted`, or a refusal's code. */
export type End<C extends Call> =
  | { readonly code: 'accepted'; readonly answer: AnswerOf<C> }
  | { readonly code: string; readonly answer?: undefined };

/** Refused, but not in the words of the protocol. */
export const OTHERWISE = 'refused otherwise';

/** The platform does not have this optional call. */
export const UNAVAILABLE = 'unavailable';

/** Sends a call of the protocol. @throws CallError where there is no answer, or none of the protocol's form */
export async function ask<C extends Call>(
  { platformUrl, providerKey }: Pick<Bench, 'platformUrl' | 'providerKey'>,
  call: C,
  payload: PayloadOf<C>,
): Promise<End<C>> {
  const { status, body } = await post(
    { platformUrl, providerKey },
    call,
    JSON.stringify(encodePayload(call, payload)),
  );
  try {
    return { code: 'accepted', answer: decodeAnswer(call, status, body) };
  } catch (error) {
    if (!isCallError(error)) throw error;
    if (error.code !== undefined) return { code: error.code };
    if (error.failure.kind === 'unavailable') return { code: UNAVAILABLE };
    if (error.failure.kind === 'unauthorised' || status < 500) return { code: OTHERWISE };
    throw error;
  }
}

/** Sends any text to a call's address. */
export async function post(
  { platformUrl, providerKey }: Pick<Bench, 'platformUrl' | 'providerKey'>,
  call: Call,
  text: string,
): Promise<{ readonly status: number; readonly body: unknown }> {
  const response = await fetch(new URL(callUrl(call), platformUrl), {
    method: call.method,
    headers: { 'content-type': 'application/json', [HEADERS.providerKey]: providerKey },
    body: text,
    signal: AbortSignal.timeout(10_000),
  });
  return { status: response.status, body: (await response.json().catch(() => undefined)) as unknown };
}

type Session = AnswerOf<typeof providerAuthenticate>;

/** An open game, with the calls that a provider makes of it. Ids that are not given are new ones. */
export interface Game {
  readonly session: Session;
  wager(amount: string, roundId: string, more?: WagerOptions): Promise<End<typeof providerWager>>;
  settle(payout: string, roundId: string, more?: SettleOptions): Promise<End<typeof providerSettle>>;
  cancel(roundId: string, transactionId?: string): Promise<End<typeof providerCancel>>;
  balance(): Promise<string>;
  openRounds(): Promise<AnswerOf<typeof providerOpenRounds>['list']>;
}
interface WagerOptions {
  readonly transactionId?: string;
  readonly outcome?: Record<string, unknown>;
}
interface SettleOptions {
  readonly transactionId?: string;
  readonly returned?: string | undefined;
}

export const newId = (): string => randomUUID();

/** Opens a game as a provider's server does. */
export async function openGame(bench: Bench): Promise<Game> {
  const launchToken = await bench.launch();
  const opened = await ask(bench, providerAuthenticate, { launchToken });
  if (!opened.answer) throw new Error(`a fresh launch token was refused with ${opened.code}`);
  return gameOf(bench, opened.answer);
}

/** The calls of a session, also of one that is not there. */
export function gameOf(bench: Bench, session: Session): Game {
  const { sessionToken } = session;
  return {
    session,
    wager: (amount, roundId, { transactionId = newId(), outcome = {} } = {}) =>
      ask(bench, providerWager, { sessionToken, roundId, transactionId, amount, outcome }),
    settle: (payout, roundId, { transactionId = newId(), returned } = {}) =>
      ask(bench, providerSettle, { sessionToken, roundId, transactionId, payout, returned }),
    cancel: (roundId, transactionId = newId()) =>
      ask(bench, providerCancel, { sessionToken, roundId, transactionId }),
    async balance() {
      const { answer, code } = await ask(bench, providerBalance, { sessionToken });
      if (!answer) throw new Error(`the balance was refused with ${code}`);
      return answer.balance;
    },
    async openRounds() {
      const { answer, code } = await ask(bench, providerOpenRounds, { sessionToken });
      if (!answer) throw new Error(`the open rounds were refused with ${code}`);
      return answer.list;
    },
  };
}
