import { eq } from 'drizzle-orm';
import { isCallError, sessionName } from '@tessera/wire';
import { changeSecurity } from '../auth/security.ts';
import { sweepLogins } from '../auth/login-history.ts';
import { memberLogins } from '../db/schema/account.ts';
import { letters } from '../db/schema/content.ts';
import { loginFailures, sessions } from '../db/schema/security.ts';
import { FAILURES_TO_LOCK } from '../auth/lockout.ts';
import { MOST_SESSIONS } from '../sessions/sessions.ts';
import { authenticatorOf } from '../testing/authenticator.ts';
import { codeOf, formsOf, from } from '../testing/forms.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { openSocket } from '../testing/socket.ts';
import { maskNetwork } from './mask.ts';

let platform: TestPlatform;
let forms: ReturnType<typeof formsOf>;
beforeAll(async () => {
  platform = await startTestPlatform({ rateLimitFactor: 1_000 });
  forms = formsOf(platform);
});
afterAll(() => platform.close());
beforeEach(() => platform.db.delete(loginFailures));

const statusOf = (token: string) =>
  platform.send('layout', {}, { token }).then(
    () => 'open',
    (error: unknown) => (isCallError(error) ? error.failure.kind : String(error)),
  );
const titlesFor = async (memberId: number) =>
  (await platform.db.select().from(letters).where(eq(letters.memberId, memberId)).orderBy(letters.id)).map(
    (row) => row.title.en_US,
  );

/** A member who may have several sessions, with one. */
async function roamer() {
  const { memberAccount: account, memberId: id, token } = await forms.register();
  await platform.send('sessionSeveral', { isSeveral: 1 }, { token });
  return { account, id, token };
}

describe('sessions', () => {
  test('a login ends the others, unless the member has several', async () => {
    const { account, token, id } = await roamer();
    const second = (await forms.logIn(account, { system: 'Android', browser: 'Chrome' }, from('203.0.113.9')))
      .token;
    const { list, isSeveral } = await platform.send('sessionList', {}, { token });
    expect(isSeveral).toBe(1);
    expect(list.map((one) => one.id)).toEqual([sessionName(token), sessionName(second)]);
    expect(list.map((one) => one.isCurrent)).toEqual([1, 0]);
    expect(list[1]).toMatchObject({ system: 'Android', browser: 'Chrome', network: '203.0.113.•' });
    await changeSecurity(platform.db, id, { severalSessions: false });
    const third = (await forms.logIn(account)).token;
    const rows = await platform.db.select().from(sessions).where(eq(sessions.memberId, id));
    const lasting = rows.filter((row) => row.endsAt.getTime() > Date.now() + 60_000).map((row) => row.id);
    expect(lasting).toEqual([sessionName(third)]);
  });

  test('are listed with the network of the last use, not of the login', async () => {
    const { account } = await roamer();
    const { token } = await forms.logIn(account, {}, from('203.0.113.9'));
    const networkFrom = async (address: string) => {
      const { list } = await platform.send('sessionList', {}, { token, headers: from(address) });
      return list.find(({ isCurrent }) => isCurrent === 1)?.network;
    };
    expect(await networkFrom('203.0.113.9')).toBe('203.0.113.•');
    expect(await networkFrom('198.51.100.7')).toBe('198.51.100.•');
    expect(await networkFrom('2001:db8:1:2::7')).toBe('2001:db8:1:•');
  });

  test('several are at most five: the oldest ends', async () => {
    const { account, id, token } = await roamer();
    for (let login = 0; login < MOST_SESSIONS; login += 1) await forms.logIn(account);
    const rows = await platform.db.select().from(sessions).where(eq(sessions.memberId, id));
    const lasting = rows.filter((row) => row.endsAt.getTime() > Date.now() + 60_000).map((row) => row.id);
    expect(lasting).toHaveLength(MOST_SESSIONS);
    expect(lasting).not.toContain(sessionName(token));
  });

  test('one is ended with its socket, and a letter says so; 101 of an unknown or a foreign one', async () => {
    const { account, id, token } = await roamer();
    const other = (await forms.logIn(account)).token;
    const socket = await openSocket(platform.url);
    socket.subscribe(`private-member.${id}`, other);
    await socket.settle();
    const end = (session: string) => codeOf(platform.send('sessionEnd', { id: session }, { token }));
    const stranger = await forms.register();
    expect(await end('nothing')).toBe('101');
    expect(await end(sessionName(stranger.token))).toBe('101');
    expect(await end(sessionName(other))).toBe('accepted');
    expect(await statusOf(other)).toBe('unauthorised');
    expect(await socket.next('subscription_error')).toEqual([`private-member.${id}`, 401]);
    expect(await statusOf(token)).toBe('open');
    expect(await titlesFor(id)).toContain('You were logged out on another device');
  });

  test('all others are ended at once', async () => {
    const { account, token } = await roamer();
    const others = [(await forms.logIn(account)).token, (await forms.logIn(account)).token];
    expect(await platform.send('sessionEndOthers', {}, { token })).toEqual({ ended: 2 });
    for (const other of others) expect(await statusOf(other)).toBe('unauthorised');
    expect((await platform.send('sessionList', {}, { token })).list).toHaveLength(1);
    expect(await platform.send('sessionEndOthers', {}, { token })).toEqual({ ended: 0 });
  });
});

describe('the login history', () => {
  const resultsOf = async (token: string) =>
    (await platform.send('loginHistory', {}, { token })).list.map(({ result }) => result);

  test('has successes and failures with device and masked network, and nothing that was typed', async () => {
    const { memberAccount: account } = await forms.register();
    await codeOf(forms.logIn(account, { password: 'guess1234' }, from('2001:db8:1:2::7')));
    const { token } = await forms.logIn(account, { system: 'iOS', browser: 'Safari' });
    const { list, totalCount } = await platform.send('loginHistory', { page: 1, count: 2 }, { token });
    expect(totalCount).toBe(3);
    expect(list).toMatchObject([
      { result: 'succeeded', system: 'iOS', browser: 'Safari', network: '127.0.0.•' },
      { result: 'wrong_password', network: '2001:db8:1:•' },
    ]);
    expect(JSON.stringify(await platform.db.select().from(memberLogins))).not.toContain('guess1234');
  });

  test('names the lock once, however long a stranger goes on', async () => {
    const { memberAccount: account, token } = await forms.register();
    for (let tries = 0; tries < FAILURES_TO_LOCK + 3; tries += 1) {
      await codeOf(forms.logIn(account, { password: 'guess1234' }));
    }
    const results = await resultsOf(token);
    expect(results.filter((result) => result === 'locked')).toHaveLength(1);
    expect(results.filter((result) => result === 'wrong_password')).toHaveLength(FAILURES_TO_LOCK);
  });

  test('has the second step and a wrong code of it', async () => {
    const { memberAccount: account, token } = await forms.register();
    const player = authenticatorOf(platform);
    await player.enrol(token);
    const memberLoginId = await player.begin(account);
    const step = {
      memberLoginId,
      code: '000000',
      device: 1,
      host: '',
      system: '',
      systemVersion: '',
    } as const;
    await codeOf(platform.send('loginAuthenticator', { ...step, browser: '', udid: '' }));
    expect(await resultsOf(token)).toEqual(['wrong_code', 'second_step', 'succeeded']);
  });

  test('is kept for 90 days', async () => {
    const { memberId, token } = await forms.register();
    await platform.db
      .update(memberLogins)
      .set({ at: new Date(Date.now() - 91 * 24 * 3_600_000) })
      .where(eq(memberLogins.memberId, memberId));
    await sweepLogins(platform.db);
    expect(await resultsOf(token)).toEqual([]);
  });
});

test('what is left of an address is the network', () => {
  expect(maskNetwork('203.0.113.9')).toBe('203.0.113.•');
  expect(maskNetwork('::ffff:203.0.113.9')).toBe('203.0.113.•');
  expect(maskNetwork('2001:db8:1:2::7')).toBe('2001:db8:1:•');
});

test('each change of the account’s security writes a letter', async () => {
  const { memberAccount: account, memberId, token } = await forms.register({ memberPhone: '5551230001' });
  const password = 'play1234';
  const edit = { siteId: 1, password } as const;
  await platform.send('editWithdrawPassword', { password, withdrawPassword: '2468' }, { token });
  await platform.send('profileEdit', { ...edit, memberEmail: 'letters@example.com' }, { token });
  await authenticatorOf(platform).enrol(token);
  await platform.send('authenticatorRecoveryCodes', {}, { token });
  await platform.send('authenticatorRemove', {}, { token });
  const fresh = 'play5678';
  await platform.send(
    'editPassword',
    { oldPassword: password, password: fresh, checkPassword: fresh },
    { token },
  );
  expect(account).not.toBe('');
  expect(await titlesFor(memberId)).toEqual([
    'Your withdraw password was set',
    'Your e-mail address was changed',
    'Authenticator codes were switched on',
    'Your recovery codes were replaced',
    'Authenticator codes were switched off',
    'Your password was changed',
  ]);
});
