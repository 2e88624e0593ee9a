import { loginsOf } from '../auth/login-history.ts';
import { eq } from 'drizzle-orm';
import { ensureDatabase } from '@tessera/server';
import { fromWire, thirdPartyDemand, type ThirdPartyDemand } from '@tessera/wire';
import { authenticators } from '../db/schema/authenticator.ts';
import { members } from '../db/schema/members.ts';
import { addressAccounts, addressRules, memberSecurity } from '../db/schema/registration.ts';
import { loginFailures } from '../db/schema/security.ts';
import {
  linkedLogins,
  sandboxIdRecords,
  thirdPartyArrivals,
  thirdPartyAttempts,
} from '../db/schema/third-party.ts';
import { MAX_ACCOUNTS_OF_NETWORK } from '../auth/address-rules.ts';
import { SANDBOX_ISSUER } from '../sandbox-id/names.ts';
import { sweepRecords } from '../sandbox-id/records.adapter.ts';
import { authenticatorOf } from '../testing/authenticator.ts';
import { DEVICE } from '../testing/client.ts';
import { codeOf, dataOf, formsOf, from, wordsOf } from '../testing/forms.ts';
import { holdClock } from '../testing/held-clock.ts';
import { makeMembers } from '../testing/members.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { freshName, testRun } from '../testing/test-run.ts';
import {
  newBrowserSecret,
  paramsOf,
  thirdPartyOf,
  visitProvider,
  type Choice,
} from '../testing/third-party.ts';
import { ATTEMPT_LIFE_MS, createAttempts } from './attempts.ts';

let platform: TestPlatform;
let forms: ReturnType<typeof formsOf>;
let visitor: ReturnType<typeof thirdPartyOf>;
beforeAll(async () => {
  platform = await startTestPlatform({ rateLimitFactor: 1_000 });
  forms = formsOf(platform);
  visitor = thirdPartyOf(platform);
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.db.delete(linkedLogins);
  await platform.db.delete(loginFailures);
});
afterEach(() => jest.useRealTimers());

/** A member who has linked a person of the sandbox, as the member centre does it. */
async function linkedMember(choice: Choice = 'sandbox-ada') {
  const { memberAccount: account, memberId: id, token } = await forms.register();
  await platform.send('thirdPartyLinkComplete', await visitor.visitToLink(token, choice), { token });
  return { account, id, token };
}
const logInBy = async (choice: Choice = 'sandbox-ada', headers?: Record<string, string>) =>
  visitor.complete(await visitor.visit(choice), headers);
const demandOf = async (login: Promise<unknown>) =>
  fromWire(thirdPartyDemand, await dataOf(login)) as ThirdPartyDemand;

test('outside production the sandbox is the provider, and its page says that it is one', async () => {
  const { providers } = await platform.send('thirdPartyProviders', {});
  expect(providers).toEqual([{ id: 'sandbox', name: 'Sandbox ID' }]);
  const { url } = await platform.send(
    'thirdPartyStart',
    { provider: 'sandbox', secret: newBrowserSecret() },
    { headers: { language: 'hi_IN' } },
  );
  expect(new URL(url).searchParams.get('redirect_uri')).toBe(`${platform.url}/authCallback`);
  const first = await fetch(url, { redirect: 'manual' });
  const page = await fetch(new URL(first.headers.get('location') ?? '', url), {
    headers: {
      cookie: first.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; '),
    },
  });
  expect(page.headers.get('content-security-policy')).toContain(`default-src 'none'`);
  expect(await page.text()).toContain('सैंडबॉक्स');
});

test('with a setting of its own, a site has no sandbox', async () => {
  const own = await startTestPlatform({ oidcProviders: [] });
  const { providers } = await own.send('thirdPartyProviders', {});
  const page = await fetch(`${own.url}/sandbox-id/.well-known/openid-configuration`);
  await own.close();
  expect(providers).toEqual([]);
  expect(page.status).toBe(404);
});

test('in production a site without the setting has no sandbox either', async () => {
  const databaseUrl = await ensureDatabase(testRun().clusterUrl, freshName());
  const own = await startTestPlatform({ databaseUrl, isProduction: true, seedAccounts: false });
  const { providers } = await own.send('thirdPartyProviders', {});
  const page = await fetch(`${own.url}/sandbox-id/.well-known/openid-configuration`);
  await own.close();
  expect(providers).toEqual([]);
  expect(page.status).toBe(404);
});

test('behind the gateway the whole visit is at the origin of the visitor', async () => {
  const origin = 'https://play.example.com';
  const headers = { 'x-forwarded-host': 'play.example.com', 'x-forwarded-proto': 'https' };
  const secret = newBrowserSecret();
  const { url } = await platform.send('thirdPartyStart', { provider: 'sandbox', secret }, { headers });
  const returned = await visitProvider(url, 'sandbox-mei', { origin, platform: platform.url });
  expect(returned.origin).toBe(origin);
  const visited = { ...paramsOf(returned), secret };
  expect(await codeOf(visitor.complete(visited, headers))).toBe('110');
});

describe('a login', () => {
  test('of a linked account starts a session as the password does', async () => {
    const { account, id } = await linkedMember();
    const { memberAccount, token } = await logInBy();
    expect(memberAccount).toBe(account);
    expect((await platform.send('layout', {}, { token })).id).toBe(id);
    const { logins } = await platform.send('linkedLogins', {}, { token });
    expect(logins).toMatchObject([
      {
        provider: { name: 'Sandbox ID' },
        label: 'ada.lindqvist@example.com',
        lastUsedAt: expect.any(String),
      },
    ]);
    const known = await platform.db.select().from(addressAccounts).where(eq(addressAccounts.memberId, id));
    expect(known).not.toEqual([]);
  });

  test('110: of an unknown account, with what fits the registration', async () => {
    expect(await demandOf(logInBy('sandbox-ada'))).toMatchObject({
      provider: { id: 'sandbox', name: 'Sandbox ID' },
      memberName: 'Ada Lindqvist',
      memberEmail: 'ada.lindqvist@example.com',
      memberBirthday: '1990-12-10',
    });
    expect(await demandOf(logInBy('sandbox-mei'))).toMatchObject({
      memberName: 'Mei Tan',
      memberEmail: null,
    });
  });

  test('110: of the sandbox’s new person, who is another one each time', async () => {
    const [one, other] = [await visitor.visit('new'), await visitor.visit('new')];
    const { token } = await forms.register();
    const { linkToken } = await demandOf(visitor.complete(one));
    await platform.send('thirdPartyLink', { linkToken, secret: one.secret }, { token });
    expect(await codeOf(visitor.complete(other))).toBe('110');
  });

  test('110: the e-mail address of a member, verified or not, opens no account', async () => {
    await forms.register({ memberEmail: 'ada.lindqvist@example.com' });
    await forms.register({ memberEmail: 'ravi.menon@example.com' });
    expect(await codeOf(logInBy('sandbox-ada'))).toBe('110');
    expect(await codeOf(logInBy('sandbox-ravi'))).toBe('110');
  });

  test('101: a state is used once, in time, and by the browser that started', async () => {
    await linkedMember();
    const used = await visitor.visit();
    expect(await codeOf(visitor.complete({ ...used, secret: newBrowserSecret() }))).toBe('101');
    const outcomes = await Promise.all([1, 2, 3].map(() => codeOf(visitor.complete(used))));
    expect(outcomes.sort()).toEqual(['101', '101', 'accepted']);
    expect(await codeOf(visitor.complete(used))).toBe('101');
    expect(await codeOf(visitor.complete({ ...(await visitor.visit()), state: newBrowserSecret() }))).toBe(
      '101',
    );
    const late = await visitor.visit();
    holdClock('Date');
    jest.setSystemTime(Date.now() + ATTEMPT_LIFE_MS + 1_000);
    expect(await wordsOf(visitor.complete(late))).toBe('This attempt has ended. Start again.');
  });

  test('101: a used answer leaves the session of its sender as it is, however often and at once it comes', async () => {
    const { id } = await linkedMember();
    const used = await visitor.visit();
    const { token } = await visitor.complete(used);
    const replay = () =>
      codeOf(platform.send('thirdPartyComplete', { siteId: 1, ...DEVICE, ...used }, { token }));
    expect(await Promise.all([1, 2, 3].map(replay))).toEqual(['101', '101', '101']);
    expect((await platform.send('layout', {}, { token })).id).toBe(id);
  });

  test('refuses what no browser of ours sends, and fails nothing', async () => {
    const { token } = await linkedMember();
    const { state, code } = await visitor.visit();
    for (const text of ['\u0000', '\ud800', '%00', "' or 1=1 --", '../..', 'x'.repeat(190)]) {
      const sent = { state: text, code: text, iss: text, secret: newBrowserSecret() };
      const login = platform.send('thirdPartyComplete', { siteId: 1, ...DEVICE, ...sent }, { token });
      const link = platform.send('thirdPartyLinkComplete', { ...sent, state, code }, { token });
      // 400: characters that a text of the wire cannot have.
      expect(
        [await codeOf(login), await codeOf(link)].filter((refused) => !['101', '400'].includes(refused)),
      ).toEqual([]);
    }
    expect(await codeOf(platform.send('layout', {}, { token }))).toBe('accepted');
  });

  test('104: a code of another visit, a made-up one, and the answer of another issuer', async () => {
    await linkedMember();
    const [one, other] = [await visitor.visit(), await visitor.visit()];
    expect(await codeOf(visitor.complete({ ...one, code: other.code }))).toBe('104');
    expect(await codeOf(visitor.complete({ ...(await visitor.visit()), code: 'made-up' }))).toBe('104');
    const mixedUp = { ...(await visitor.visit()), iss: 'https://evil.example' };
    expect(await codeOf(visitor.complete(mixedUp))).toBe('104');
  });

  test('106, 201, 202: addresses that are not admitted', async () => {
    await linkedMember();
    await platform.db.insert(addressRules).values([
      { network: '203.0.113.1/32', kind: 'blocked' },
      { network: '203.0.113.2/32', kind: 'region' },
      { network: '203.0.113.3/32', kind: 'anonymiser' },
    ]);
    expect(await codeOf(logInBy('sandbox-ada', from('203.0.113.1')))).toBe('106');
    expect(await codeOf(logInBy('sandbox-ada', from('203.0.113.2')))).toBe('201');
    expect(await codeOf(logInBy('sandbox-ada', from('203.0.113.3')))).toBe('202');
  });

  test('203: too many accounts of one network', async () => {
    const strict = await startTestPlatform();
    const [member, ...crowd] = await makeMembers(strict.db, MAX_ACCOUNTS_OF_NETWORK + 1);
    const network = '198.51.100.99';
    await strict.db.insert(addressAccounts).values(crowd.map(({ id }) => ({ network, memberId: id })));
    const account = { providerId: 'sandbox', issuer: SANDBOX_ISSUER, subject: 'sandbox-ada' };
    await strict.db.insert(linkedLogins).values({ memberId: member!.id, ...account });
    const { visit, complete } = thirdPartyOf(strict);
    const code = await codeOf(complete(await visit(), from(network)));
    await strict.close();
    expect(code).toBe('203');
  });

  test('102: a disabled account; 103: a self-exclusion; 107, 802 and 803: the further steps of a login', async () => {
    const { id, token } = await linkedMember();
    const isTheirs = eq(members.id, id);
    await platform.db.update(members).set({ status: 'disabled' }).where(isTheirs);
    expect(await codeOf(logInBy())).toBe('102');
    await platform.db.update(members).set({ status: 'active' }).where(isTheirs);
    const security = (row: Partial<typeof memberSecurity.$inferInsert>) =>
      platform.db
        .insert(memberSecurity)
        .values({ memberId: id, ...row })
        .onConflictDoUpdate({ target: memberSecurity.memberId, set: row });
    await security({ awaitsTransfer: true });
    expect(await codeOf(logInBy())).toBe('802');
    await security({ awaitsTransfer: false, asksOnNewDevice: true });
    const asked = visitor.complete({ ...(await visitor.visit()), udid: 'another phone' });
    expect(await dataOf(asked)).toMatchObject({ question: 'member_email' });
    const { enrol } = authenticatorOf(platform);
    await enrol(token);
    expect(await codeOf(logInBy())).toBe('803');
    await platform.db.delete(authenticators);
    await platform.send('responsibleExclude', { length: '6_months', password: 'play1234' }, { token });
    expect(await codeOf(logInBy())).toBe('103');
    const { list } = await loginsOf(platform.db, id, { page: 1, count: 4 });
    expect(list.map(({ result }) => result)).toEqual(['locked', 'second_step', 'second_step', 'disabled']);
  });

  test('101: a provider that is not offered', async () => {
    const start = platform.send('thirdPartyStart', { provider: 'none', secret: newBrowserSecret() });
    expect(await codeOf(start)).toBe('101');
  });

  test('no value of the tables completes a login', async () => {
    const { state, secret } = await visitor.visit();
    const stored = JSON.stringify(await platform.db.select().from(thirdPartyAttempts));
    expect(stored).not.toContain(state);
    expect(stored).not.toContain(secret);
  });

  test('a refusal at the provider comes back with its error', async () => {
    const { url } = await platform.send('thirdPartyStart', {
      provider: 'sandbox',
      secret: newBrowserSecret(),
    });
    expect((await visitProvider(url, 'refuse')).searchParams.get('error')).toBe('access_denied');
  });

  test('the provider sends the player to no other address than the callback of the site', async () => {
    const { url } = await platform.send('thirdPartyStart', {
      provider: 'sandbox',
      secret: newBrowserSecret(),
    });
    for (const evil of ['https://evil.example/authCallback', `${platform.url}/elsewhere`]) {
      const address = new URL(url);
      address.searchParams.set('redirect_uri', evil);
      const answer = await fetch(address, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    }
  });
});

test('sweeping deletes what is over, and no others', async () => {
  const live = await visitor.visit();
  await createAttempts(platform.db).sweep();
  await sweepRecords(platform.db);
  expect(await codeOf(visitor.complete(live))).toBe('110');
  await platform.db.update(thirdPartyArrivals).set({ expiresAt: new Date(0) });
  await platform.db.update(thirdPartyAttempts).set({ expiresAt: new Date(0) });
  await platform.db.update(sandboxIdRecords).set({ expiresAt: new Date(0) });
  await createAttempts(platform.db).sweep();
  await sweepRecords(platform.db);
  const left = [thirdPartyArrivals, thirdPartyAttempts, sandboxIdRecords].map((table) =>
    platform.db.$count(table),
  );
  expect(await Promise.all(left)).toEqual([0, 0, 0]);
});
