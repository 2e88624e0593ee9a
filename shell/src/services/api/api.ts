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
import type { ServerClock } from './clock.ts';
import type { Http, HttpAnswer } from './http.ts';
import { createSharedRequests } from './shared.ts';

export interface ApiDeps {
  readonly http: Http;
  readonly credentials: CredentialStore;
  readonly clock: ServerClock;
  /** The language in the wire's form: `hi_IN`. */
  readonly language: string;
  /** Waited for after a login, so that whoever logged in finds the member in the session. */
  readonly sessionSettled: () => Promise<void>;
}

/** The only sender of the browser (spec §7): every call of shell and remotes goes through it. */
export function createApi({ http, credentials, clock, language, sessionSettled }: ApiDeps): ApiService {
  const shared = createSharedRequests();

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

    const asker = credentials.get();
    let answer = await attempt(asker);
    if (answer.status === 401 && asker) {
      const now = credentials.get();
      // Another tab had the token replaced while this call was on its way: refused for its old token only.
      if (now?.login === asker.login && now.token !== asker.token) answer = await attempt(now);
      if (answer.status === 401 && call.endsSessionOn401) credentials.end('expired', asker.login);
    }
    return answered(call, answer);
  }

  async function answered(call: Call, answer: HttpAnswer): Promise<unknown> {
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
    const login = credentials.get()?.login;
    let goesOn = false;
    try {
      if (!call.idempotent) return await exchange(call, payload, options);
      const key = JSON.stringify([call.name, login, payload]);
      return await shared.ask(key, (signal) => exchange(call, payload, { signal }), options.signal);
    } catch (error) {
      // Refused in the call's own words, it has ended nothing: a wrong password for example.
      goesOn = isRefusal(error) && Object.hasOwn(call.codes, error.code ?? '');
      throw error;
    } finally {
      // A logout that the server did not hear of is one all the same on this device.
      if (call.session === 'ends' && !goesOn && login !== undefined) credentials.end('logout', login);
    }
  };
  // The contract types a call by its payload and answer alone; all calls come from the wire package.
  return { send: send as unknown as ApiService['send'] };
}

function issuedAt(answer: HttpAnswer, clock: ServerClock): number {
  const stated = Date.parse(answer.headers.get('date') ?? '');
  return Number.isNaN(stated) ? clock.now() : stated;
}
