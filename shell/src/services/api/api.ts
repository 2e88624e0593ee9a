import type { ApiService, SendOptions } from '@tessera/contracts';
import { randomId } from '@tessera/kit';
import {
  bearer,
  bearerToken,
  decodeAnswer,
  encodePayload,
  HEADERS,
  isRefusal,
  type Call,
  type login as loginCall,
  type AnswerOf,
} from '@tessera/wire';
import type { CredentialStore, Credentials } from '../session/credentials.ts';
import type { Reveals } from '../reveals/reveals.ts';
import type { ShowcaseLoader } from '../showcase/load-showcase.ts';
import type { ServerClock } from './clock.ts';
import type { Http, HttpAnswer } from './http.ts';
import { createSharedRequests } from './shared.ts';

export interface ApiDeps {
  readonly http: Http;
  readonly credentials: CredentialStore;
  readonly clock: ServerClock;
  /** The language in the wire's form: `hi_IN`. */
  readonly language: string;
  /** Returns what a call waits for before it is sent; `undefined` if it is sent at once. */
  readonly turnOf: (call: Call, signal: AbortSignal | undefined) => Promise<void> | undefined;
  /** Settles when the member is in the session; a login waits for it. */
  readonly sessionSettled: () => Promise<void>;
  /** Answers calls in showcase mode. */
  readonly showcase: ShowcaseLoader;
  readonly reveals: Reveals;
}

/** Creates the only sender of calls in the browser, for shell and remotes (spec §7). */
export function createApi({
  http,
  credentials,
  clock,
  language,
  turnOf,
  sessionSettled,
  showcase,
  reveals,
}: ApiDeps): ApiService {
  const shared = createSharedRequests();
  /** Logins whose logout is under way: the calls that it overtakes are refused, which is no other end of the session. */
  const leaving = new Set<string>();

  async function exchange(
    call: Call,
    payload: unknown,
    { signal, idempotencyKey = randomId() }: SendOptions,
  ): Promise<unknown> {
    const body = encodePayload(call, payload);
    const intent: Record<string, string> = call.idempotent
      ? {}
      : { [HEADERS.idempotencyKey]: idempotencyKey };

    const attempt = async (who: Credentials | undefined): Promise<HttpAnswer> => {
      const headers: Record<string, string> = { [HEADERS.language]: language, ...intent };
      if (who) headers[HEADERS.authorization] = bearer(who.token);
      const answer = await http({ call, body, headers, signal });
      clock.learn(answer.headers);
      const replacement = bearerToken(answer.headers.get(HEADERS.authorization) ?? undefined);
      if (who && replacement) await credentials.rotate(who.login, replacement, issuedAt(answer, clock));
      return answer;
    };

    const sender = credentials.get();
    let answer = await attempt(sender);
    if (answer.status === 401 && sender) {
      const now = credentials.get();
      // Another tab's call has replaced the token meanwhile: only the old token was refused.
      if (now?.login === sender.login && now.token !== sender.token) answer = await attempt(now);
      if (answer.status === 401 && call.endsSessionOn401 && !leaving.has(sender.login)) {
        credentials.end('expired', sender.login);
      }
    }
    return finish(call, answer);
  }

  async function finish(call: Call, answer: HttpAnswer): Promise<unknown> {
    const decoded = decodeAnswer(call, answer.status, answer.body);
    if (call.session !== 'starts') return decoded;
    const { token, ...rest } = decoded as AnswerOf<typeof loginCall>;
    credentials.start({
      token,
      memberId: rest.memberId,
      account: rest.memberAccount,
      currency: rest.memberCurrency,
    });
    await sessionSettled();
    return rest;
  }

  const send = async (call: Call, payload: unknown, options: SendOptions = {}) => {
    options.signal?.throwIfAborted();
    const present = showcase();
    const shown = present && (await present).answer(call, payload);
    if (shown) return shown.answer;
    const turn = turnOf(call, options.signal);
    if (turn) await turn;
    const login = credentials.get()?.login;
    let keepsSession = false;
    if (call.session === 'ends' && login !== undefined) leaving.add(login);
    try {
      if (call.revealsAfterMs !== undefined)
        return await reveals.during(call.revealsAfterMs, () => exchange(call, payload, options));
      if (!call.idempotent) return await exchange(call, payload, options);
      const key = JSON.stringify([call.name, login, payload]);
      const answer = await shared.ask(key, (signal) => exchange(call, payload, { signal }), options.signal);
      if (call.audience !== 'guest') await reveals.revealed();
      options.signal?.throwIfAborted();
      return answer;
    } catch (error) {
      // A refusal with the call's own code, such as a wrong password, ends no session.
      keepsSession = isRefusal(error) && Object.hasOwn(call.codes, error.code ?? '');
      throw error;
    } finally {
      if (call.session === 'ends' && login !== undefined) {
        leaving.delete(login);
        // A logout that did not reach the server still counts on this device.
        if (!keepsSession) credentials.end('logout', login);
      }
    }
  };
  // The contract types a call by its payload and answer alone; all calls come from the wire package.
  return { send: send as unknown as ApiService['send'] };
}

function issuedAt(answer: HttpAnswer, clock: ServerClock): number {
  const serverTime = Date.parse(answer.headers.get('date') ?? '');
  return Number.isNaN(serverTime) ? clock.now() : serverTime;
}
