import * as v from 'valibot';
import {
  bookAnswer,
  slipAnswer,
  type BookAnswer,
  type SlipAnswer,
  type SlipPayload,
} from '../../protocol/book.ts';
import { GAME_CODES } from '../../protocol/codes.ts';
import { roomAnswer, type RoomAnswer } from '../../protocol/rooms.ts';
import { historyAnswer, roundAnswer, type PlayPayload } from '../../protocol/rounds.ts';
import {
  balanceAnswer,
  seatAnswer,
  sessionAnswer,
  type BalanceAnswer,
  type SessionAnswer,
} from '../../protocol/session.ts';
import { placementAnswer, tableAnswer, type BetsPayload } from '../../protocol/tables.ts';

/** Why the games server did not do it. `network` where it did not answer, or not in its own words. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

type Round = v.InferOutput<typeof roundAnswer>;
type PlacementAnswer = v.InferOutput<typeof placementAnswer>;

/** The page's side of its protocol. Every call throws {@link ApiError}. */
export interface Api {
  openSession(launch: string): Promise<SessionAnswer>;
  /** After a reload. `pending` is the request that the last page had sent and not seen answered. */
  resumeSession(pending: string | undefined): Promise<SessionAnswer>;
  takeSeat(): Promise<{ mine: boolean }>;
  /** What the player has now. */
  balance(): Promise<BalanceAnswer>;
  play(payload: PlayPayload): Promise<Round>;
  act(roundId: string, requestId: string, action: unknown): Promise<Round>;
  history(): Promise<readonly Round[]>;
  table(): Promise<v.InferOutput<typeof tableAnswer>>;
  /** The table of a room: with who was greeted. */
  room(): Promise<RoomAnswer>;
  bet(payload: BetsPayload): Promise<PlacementAnswer>;
  takeOut(roundId: string): Promise<PlacementAnswer>;
  takeBack(roundId: string): Promise<PlacementAnswer>;
  book(): Promise<BookAnswer>;
  placeSlip(payload: SlipPayload): Promise<SlipAnswer>;
}

const TIMEOUT_MS = 15_000;
const envelope = v.object({ code: v.string(), message: v.string(), data: v.unknown() });

/** @param bearer is asked for at each call, since it changes when a session opens */
export function createApi(bearer: () => string | undefined): Api {
  async function call<S extends v.GenericSchema>(
    answer: S,
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: unknown,
  ): Promise<v.InferOutput<S>> {
    const token = bearer();
    let read: unknown;
    try {
      const response = await fetch(path, {
        method,
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

  const at = encodeURIComponent;
  return {
    openSession: (launch) => call(sessionAnswer, 'POST', '/session', { launch }),
    resumeSession: (pending) =>
      call(sessionAnswer, 'GET', pending === undefined ? '/session' : `/session?pending=${at(pending)}`),
    takeSeat: () => call(seatAnswer, 'POST', '/seat', {}),
    balance: () => call(balanceAnswer, 'GET', '/balance'),
    play: (payload) => call(roundAnswer, 'POST', '/rounds', payload),
    act: (roundId, requestId, action) =>
      call(roundAnswer, 'POST', `/rounds/${at(roundId)}/actions`, { requestId, action }),
    history: async () => (await call(historyAnswer, 'GET', '/history')).list,
    table: () => call(tableAnswer, 'GET', '/table'),
    room: () => call(roomAnswer, 'GET', '/table'),
    bet: (payload) => call(placementAnswer, 'POST', '/bets', payload),
    takeOut: (roundId) => call(placementAnswer, 'POST', `/bets/${at(roundId)}/take-out`, {}),
    takeBack: (roundId) => call(placementAnswer, 'DELETE', `/bets/${at(roundId)}`),
    book: () => call(bookAnswer, 'GET', '/book'),
    placeSlip: (payload) => call(slipAnswer, 'POST', '/slips', payload),
  };
}

/** Whether nobody knows yet what became of a request, so that it is asked again with the same id. */
export const isOpenQuestion = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'network' || error.code === GAME_CODES.platformUnreachable);
