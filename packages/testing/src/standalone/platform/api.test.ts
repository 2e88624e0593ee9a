import { favoriteStore, login, profile } from '@tessera/wire';
import { createPlatformApi, type Exchange } from './api.ts';

const START = { member_id: 7, member_account: 'player01', member_currency: 'USD', token: 'abc.one' };
const CREDENTIALS = {
  account: 'player01',
  password: 'secret1',
  siteId: 1,
  answer: '1234',
  captchaToken: 't',
  device: 1 as const,
  host: 'localhost',
  system: '',
  systemVersion: '',
  browser: '',
  udid: 'u',
};

/** @param answers one for each request, in order */
function open(
  ...answers: { readonly data?: unknown; readonly code?: string; readonly authorization?: string }[]
) {
  const requests: Request[] = [];
  const exchanges: Exchange[] = [];
  const sessions: string[] = [];
  let held: string | undefined;
  const api = createPlatformApi({
    language: 'hi_IN',
    token: { get: () => held, set: (token) => void (held = token) },
    fetch: async (path, init) => {
      requests.push(new Request(new URL(String(path), 'http://x'), init));
      const { data = null, code = '100', authorization } = answers[requests.length - 1] ?? {};
      return Response.json({ code, message: '', data }, { headers: authorization ? { authorization } : {} });
    },
    onSession: async (kind) => void sessions.push(kind),
    onAnswer: (exchange) => exchanges.push(exchange),
  });
  return { api, requests, exchanges, sessions, held: () => held };
}

test('a login keeps the token from the remote and sends it from then on', async () => {
  const { api, requests, sessions, held } = open({ data: START }, { code: '400' });
  await expect(api.send(login, CREDENTIALS)).resolves.toEqual({
    memberId: 7,
    memberAccount: 'player01',
    memberCurrency: 'USD',
  });
  expect([held(), sessions]).toEqual(['abc.one', ['starts']]);
  await expect(api.send(profile, {})).rejects.toMatchObject({ code: '400' });
  expect(requests[0]?.headers.get('authorization')).toBeNull();
  expect(requests[1]?.headers.get('authorization')).toBe('Bearer abc.one');
  expect(requests[1]?.headers.get('language')).toBe('hi_IN');
  expect(new URL(requests[1]?.url ?? '').pathname).toBe('/api/member/profile');
});

test('a rotated token takes the place of the one that was sent', async () => {
  const { api, held } = open({ data: START }, { code: '400', authorization: 'Bearer abc.two' });
  await api.send(login, CREDENTIALS);
  await api.send(profile, {}).catch(() => undefined);
  expect(held()).toBe('abc.two');
});

test('a changing call carries its own key, and the exchange is reported as it was on the wire', async () => {
  const { api, requests, exchanges } = open({}, {});
  const payload = { data: [{ gameId: 3, status: 1 as const }] };
  await api.send(favoriteStore, payload).catch(() => undefined);
  await api.send(favoriteStore, payload).catch(() => undefined);
  const keys = requests.map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(2);
  expect(exchanges[0]).toMatchObject({ status: 200, payload: { data: [{ game_id: 3, status: 1 }] } });
});

test('an unreachable platform is a network error, but an aborted call is not', async () => {
  const api = createPlatformApi({
    language: 'en_US',
    token: { get: () => undefined, set: () => undefined },
    fetch: () => Promise.reject(new TypeError('failed to fetch')),
    onSession: async () => undefined,
  });
  await expect(api.send(profile, {})).rejects.toMatchObject({ failure: { kind: 'network' } });
  await expect(api.send(profile, {}, { signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: 'AbortError',
  });
});
