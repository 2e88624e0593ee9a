import * as v from 'valibot';
import { GAME_CODES } from '../../protocol/codes.ts';
import { historyAnswer, roundAnswer, type RoundAnswer } from '../../protocol/rounds.ts';
import { sessionAnswer, type SessionAnswer } from '../../protocol/session.ts';

/** Why the game server did not do it. `network` where it did not answer, or not in its own words. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** A round as this game's page knows it: over as soon as it is told. */
export interface FinishedRound {
  readonly roundId: string;
  readonly stake: string;
  readonly payout: string;
  /** Where the reels stopped, the paid spin first: the page tells the round from these. */
  readonly stops: readonly (readonly number[])[];
  /** Epoch milliseconds. */
  readonly at: number;
  /** After its payout. */
  readonly balance: string;
}

const view = v.object({ stops: v.array(v.array(v.number())) });

/** @throws ValiError where it is no round of this game */
export function finishedOf({ roundId, stake, payout, view: seen, at, balance }: RoundAnswer): FinishedRound {
  return { roundId, stake, payout: payout ?? '0', stops: v.parse(view, seen).stops, at, balance };
}

export interface Api {
  openSession(launch: string): Promise<SessionAnswer>;
  /** After a reload. `pending` is the request that the last page had sent and not seen answered. */
  resumeSession(pending: string | undefined): Promise<SessionAnswer>;
  /** The same request is the same round, however often it is asked for. */
  play(requestId: string, stake: string): Promise<FinishedRound>;
  history(): Promise<FinishedRound[]>;
}

const TIMEOUT_MS = 15_000;
const envelope = v.object({ code: v.string(), message: v.string(), data: v.unknown() });

/** The page's side of its protocol. The bearer is asked for at each call, since it changes when a session opens. */
export function createApi(bearer: () => string | undefined): Api {
  async function call<S extends v.GenericSchema>(
    answer: S,
    path: string,
    body?: unknown,
  ): Promise<v.InferOutput<S>> {
    const token = bearer();
    let read: unknown;
    try {
      const response = await fetch(path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      read = await response.json();
    } catch (cause) {
      throw new ApiError('network', `${path} did not answer: ${(cause as Error).message}`);
    }
    const outer = v.safeParse(envelope, read);
    if (!outer.success) throw new ApiError('network', `${path} answered what is no answer`);
    const { code, message, data } = outer.output;
    if (code !== GAME_CODES.success) throw new ApiError(code, message);
    const inner = v.safeParse(answer, data);
    if (!inner.success) throw new ApiError('network', `${path}: ${inner.issues[0].message}`);
    return inner.output;
  }

  return {
    openSession: (launch) => call(sessionAnswer, '/session', { launch }),
    resumeSession: (pending) =>
      call(
        sessionAnswer,
        `/session${pending === undefined ? '' : `?pending=${encodeURIComponent(pending)}`}`,
      ),
    play: async (requestId, stake) =>
      finishedOf(await call(roundAnswer, '/rounds', { requestId, stake, choice: {}, salt: requestId })),
    history: async () => (await call(historyAnswer, '/history')).list.map(finishedOf),
  };
}
