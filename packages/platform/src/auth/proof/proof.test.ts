import { randomUUID } from 'node:crypto';
import { CALLS, HEADERS, type Call, type CallKey } from '@tessera/wire';
import { loginFailures } from '../../db/schema/security.ts';
import { authenticatorOf, codeOfApp } from '../../testing/authenticator.ts';
import { cashierOf, USD_ACCOUNT } from '../../testing/cashier.ts';
import { codeOf, formsOf, wordsOf } from '../../testing/forms.ts';
import { holdClock } from '../../testing/held-clock.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { FAILURES_TO_LOCK } from '../lockout.ts';
import { needsFreshProof } from './fresh-proof.ts';

const PROOF_MS = 10 * 60_000;

let platform: TestPlatform;
let forms: ReturnType<typeof formsOf>;
beforeAll(async () => {
  platform = await startTestPlatform({ rateLimitFactor: 1_000 });
  forms = formsOf(platform);
});
afterAll(() => platform.close());
beforeEach(() => platform.db.delete(loginFailures));
afterEach(() => jest.useRealTimers());

const cashier = cashierOf(() => platform);
/** A call that needs a proof and has none in its payload: accepted as often as it is sent. */
const begin = (token: string) => codeOf(platform.send('authenticatorBegin', {}, { token }));
const prove = (token: string, payload: object) => codeOf(platform.send('proof', payload, { token }));

/** Lets the time pass after which no proof is fresh; the member's session goes on. */
function outliveProof(ms = PROOF_MS): void {
  holdClock('Date');
  jest.setSystemTime(Date.now() + ms);
}

/** A session that an entry code has brought to another browser. */
async function broughtBy(token: string): Promise<string> {
  const { enc } = await platform.send('entryCode', {}, { token });
  return (await platform.send('infoData', { enc })).token;
}

test('the wire marks what moves money out or changes security', () => {
  const marked = Object.entries(CALLS).filter(([, call]: [string, Call]) => call.needsProof);
  expect(marked.map(([key]) => key).sort()).toEqual([
    'accountClose',
    'accountData',
    'agentTransfer',
    'authenticatorBegin',
    'authenticatorRecoveryCodes',
    'authenticatorRemove',
    'bankAccountAdd',
    'bankAccountDefault',
    'bankAccountRemove',
    'editPassword',
    'editWithdrawPassword',
    'passkeyEnrolBegin',
    'passkeyRemove',
    'profileEdit',
    'sessionSeveral',
    'thirdPartyLink',
    'thirdPartyLinkStart',
    'thirdPartyUnlink',
    'withdrawalCreate',
  ]);
});

test('a login is a proof for ten minutes, and the password renews it', async () => {
  holdClock('Date');
  const { token } = await forms.register();
  jest.setSystemTime(Date.now() + PROOF_MS - 1_000);
  expect(await begin(token)).toBe('accepted');
  jest.setSystemTime(Date.now() + 1_000);
  expect(await begin(token)).toBe('428');
  expect(await prove(token, { password: 'wrong123' })).toBe('101');
  expect(await begin(token)).toBe('428');
  expect(await prove(token, { password: 'play1234' })).toBe('accepted');
  expect(await begin(token)).toBe('accepted');
  jest.setSystemTime(Date.now() + PROOF_MS);
  expect(await begin(token)).toBe('428');
});

test('the setting PROOF_MINUTES says how long', async () => {
  const strict = await startTestPlatform({ proofMs: 60_000 });
  try {
    holdClock('Date');
    const { token } = await formsOf(strict).register();
    jest.setSystemTime(Date.now() + 60_000);
    expect(await codeOf(strict.send('authenticatorBegin', {}, { token }))).toBe('428');
    const { freshForS } = await strict.send('proof', { password: 'play1234' }, { token });
    expect(freshForS).toBe(60);
  } finally {
    await strict.close();
  }
});

test('the refusal says in the member’s language what to do', async () => {
  const { token } = await forms.register();
  const brought = await broughtBy(token);
  const words = (language: string) =>
    wordsOf(
      platform.send('authenticatorBegin', {}, { token: brought, headers: { [HEADERS.language]: language } }),
    );
  expect(await words('en_US')).toBe('Confirm that it is you, then try again.');
  expect(await words('vi_VN')).toBe('Hãy xác nhận đó là bạn rồi thử lại.');
});

test('an entry code brings a session, and no proof', async () => {
  const { token } = await forms.register();
  const brought = await broughtBy(token);
  expect(await begin(brought)).toBe('428');
  expect(await prove(brought, { password: 'play1234' })).toBe('accepted');
  expect(await begin(brought)).toBe('accepted');
});

test('the refused request is carried out after the proof with the same idempotency key, and repeated without one', async () => {
  const { token } = await forms.register();
  await cashier.setWithdrawPassword(token);
  const { account } = await platform.send('bankAccountAdd', USD_ACCOUNT, { token });
  outliveProof();
  const headers = { [HEADERS.idempotencyKey]: randomUUID() };
  const remove = () => codeOf(platform.send('bankAccountRemove', { id: account.id }, { token, headers }));
  expect(await remove()).toBe('428');
  expect(await prove(token, { password: 'play1234' })).toBe('accepted');
  expect(await remove()).toBe('accepted');
  jest.setSystemTime(Date.now() + PROOF_MS);
  expect(await remove()).toBe('accepted');
});

describe('a password in the payload is the proof of its own call', () => {
  test('as clients of the specification send it', async () => {
    const { token } = await forms.register();
    outliveProof();
    expect(await codeOf(cashier.setWithdrawPassword(token))).toBe('accepted');
    expect(await codeOf(platform.send('bankAccountAdd', USD_ACCOUNT, { token }))).toBe('accepted');
    const { list } = await platform.send('bankAccountList', {}, { token });
    expect(await codeOf(cashier.withdraw(token, list[0]!.id, '20'))).not.toBe('428');
    const change = { oldPassword: 'play1234', password: 'other1234', checkPassword: 'other1234' };
    expect(await codeOf(platform.send('editPassword', change, { token }))).toBe('accepted');
    expect(await begin(token)).toBe('428');
  });

  test('and a wrong one is refused in the call’s own words', async () => {
    const { token } = await forms.register();
    await cashier.setWithdrawPassword(token);
    outliveProof();
    const wrong = { ...USD_ACCOUNT, withdrawPassword: '0000' };
    expect(await codeOf(platform.send('bankAccountAdd', wrong, { token }))).toBe('101');
  });

  test('a first phone number needs a fresh proof or the password, other fields need neither', async () => {
    const { token } = await forms.register();
    outliveProof();
    const edit = (fields: object) =>
      codeOf(platform.send('profileEdit', { siteId: 1, ...fields }, { token }));
    expect(await edit({ memberTelegram: 'my_telegram' })).toBe('accepted');
    expect(await edit({ memberPhone: '5559101' })).toBe('428');
    expect(await edit({ memberPhone: '5559101', password: 'wrong123' })).toBe('123');
    expect(await edit({ memberPhone: '5559101', password: 'play1234' })).toBe('accepted');
  });
});

describe('with an authenticator', () => {
  async function enrolled() {
    const { token } = await forms.register();
    return { token, ...(await authenticatorOf(platform).enrol(token)) };
  }
  const methodsOf = async (token: string) => (await platform.send('proofMethods', {}, { token })).methods;

  test('its code or a recovery code is the proof, each once', async () => {
    const { token, secret, recoveryCodes } = await enrolled();
    const code = codeOfApp(secret);
    expect(await prove(token, { code })).toBe('accepted');
    expect(await prove(token, { code })).toBe('101');
    expect(await prove(token, { recoveryCode: recoveryCodes[0] })).toBe('accepted');
    expect(await prove(token, { recoveryCode: recoveryCodes[0] })).toBe('101');
  });

  test('102: the password is not, and no code is without an authenticator', async () => {
    const { token } = await enrolled();
    expect(await methodsOf(token)).toEqual(['authenticator', 'recoveryCode']);
    expect(await prove(token, { password: 'play1234' })).toBe('102');
    const plain = (await forms.register()).token;
    expect(await methodsOf(plain)).toEqual(['password']);
    expect(await prove(plain, { code: '123456' })).toBe('102');
  });

  test('removing it needs a fresh proof', async () => {
    const { token, secret } = await enrolled();
    outliveProof();
    const remove = () => codeOf(platform.send('authenticatorRemove', {}, { token }));
    expect(await remove()).toBe('428');
    expect(await codeOf(platform.send('authenticatorRecoveryCodes', {}, { token }))).toBe('428');
    expect(await prove(token, { code: codeOfApp(secret) })).toBe('accepted');
    expect(await remove()).toBe('accepted');
  });
});

test.each([
  ['password', { password: 'wrong123' }],
  ['authenticator', { code: '000' }],
  ['recovery code', { recoveryCode: 'wrong' }],
])('103: too many wrong answers by %s, and logins go on', async (kind, wrong) => {
  const { token, memberAccount } = await forms.register();
  if (kind !== 'password') await authenticatorOf(platform).enrol(token);
  for (let tries = 0; tries < FAILURES_TO_LOCK; tries += 1) expect(await prove(token, wrong)).toBe('101');
  expect(await prove(token, wrong)).toBe('103');
  expect(await codeOf(forms.logIn(memberAccount))).toBe(kind === 'password' ? 'accepted' : '803');
});

test('400: no answer, or two', async () => {
  const { token } = await forms.register();
  expect(await prove(token, {})).toBe('400');
  expect(await prove(token, { password: 'play1234', code: '1' })).toBe('400');
});

test('every marked call asks for a proof by itself or checks a password', () => {
  const asks = (Object.keys(CALLS) as CallKey[]).filter((key) => needsFreshProof(key, CALLS[key]));
  expect(asks.sort()).toEqual([
    'accountClose',
    'accountData',
    'authenticatorBegin',
    'authenticatorRecoveryCodes',
    'authenticatorRemove',
    'bankAccountDefault',
    'bankAccountRemove',
    'passkeyEnrolBegin',
    'passkeyRemove',
    'sessionSeveral',
    'thirdPartyLink',
    'thirdPartyLinkStart',
    'thirdPartyUnlink',
  ]);
});
