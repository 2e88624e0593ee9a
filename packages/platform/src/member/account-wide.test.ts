import { eq } from 'drizzle-orm';
import { isCallError, ACCOUNT_DATA_SECTIONS } from '@tessera/wire';
import { changeSecurity } from '../auth/security.ts';
import { hashPassword } from '../auth/passwords.ts';
import { members } from '../db/schema/members.ts';
import { sessions } from '../db/schema/security.ts';
import { memberBalance } from '../ledger/accounts.ts';
import { cashierOf, USD_ACCOUNT, WITHDRAW_PASSWORD } from '../testing/cashier.ts';
import { codeOf, formsOf } from '../testing/forms.ts';
import { operatorOf } from '../testing/operator.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { openSocket } from '../testing/socket.ts';
import { openRealGame, someGame } from '../testing/wallet.ts';

let platform: TestPlatform;
let forms: ReturnType<typeof formsOf>;
const cashier = cashierOf(() => platform);
beforeAll(async () => {
  platform = await startTestPlatform({ rateLimitFactor: 1_000 });
  forms = formsOf(platform);
});
afterAll(() => platform.close());

const withoutProof = (memberId: number) =>
  platform.db.update(sessions).set({ provedAt: null }).where(eq(sessions.memberId, memberId));
const kindOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'accepted',
    (error: unknown) => (isCallError(error) ? error.failure.kind : String(error)),
  );

describe('preferences', () => {
  test('have defaults, keep what is not given, and reach the member’s other pages', async () => {
    const { memberId, token } = await forms.register();
    const defaults = { language: null, contrast: 'system', motion: 'system', gameSound: 0, sessionClock: 1 };
    expect(await platform.send('preferences', {}, { token })).toEqual(defaults);
    const page = await openSocket(platform.url);
    page.subscribe(`private-member.${memberId}`, token);
    await page.settle();
    await Promise.all([
      platform.send('preferencesSet', { contrast: 'more' }, { token }),
      platform.send('preferencesSet', { gameSound: 1 }, { token }),
    ]);
    const after = { ...defaults, contrast: 'more', gameSound: 1 };
    expect(await platform.send('preferences', {}, { token })).toEqual(after);
    await page.next('preferences.changed');
    const [, payload] = await page.next('preferences.changed');
    expect(payload).toMatchObject({ contrast: 'more', game_sound: 1 });
  });
});

test('a game opens with the sound and motion that the member has chosen, also as a demo', async () => {
  const { memberId, token } = await forms.register();
  const page = await openSocket(platform.url);
  page.subscribe(`private-member.${memberId}`, token);
  await page.settle();
  const { gpId: provider, ...key } = await someGame(platform);
  const chosenIn = (url: string) => ['sound', 'motion'].map((name) => new URL(url).searchParams.get(name));
  const launch = async () => {
    await platform.send('play', { ...key, provider, lobbyUrl: '/close', device: 1 }, { token });
    const [, address] = await page.next('game');
    return chosenIn((address as { url: string }).url);
  };
  const demo = async (as: { token?: string }) => {
    const asked = { ...key, gpId: provider, siteId: 1, currency: 'USD', device: 1 } as const;
    return chosenIn((await platform.send('demoPlay', asked, as)).gameUrl);
  };
  expect(await launch()).toEqual([null, null]);
  await platform.send('preferencesSet', { gameSound: 0, motion: 'reduced' }, { token });
  expect(await launch()).toEqual(['off', 'reduced']);
  expect(await demo({ token })).toEqual(['off', 'reduced']);
  expect(await demo({})).toEqual([null, null]);
});

describe('a profile that two pages edit', () => {
  test('120: the later page is refused, and nothing of it is written', async () => {
    const { token } = await forms.register();
    const { version } = await platform.send('profile', {}, { token });
    const edit = (memberTelegram: string) =>
      codeOf(platform.send('profileEdit', { siteId: 1, version, memberTelegram }, { token }));
    expect(await edit('first_one')).toBe('accepted');
    expect(await edit('second_one')).toBe('120');
    const after = await platform.send('profile', {}, { token });
    expect(after).toMatchObject({ version: (version ?? 0) + 1, memberTelegram: 'fi•••' });
  });
});

describe('the member’s data', () => {
  test('needs a fresh proof, has every section and no secret', async () => {
    const { memberId, token } = await forms.register({ password: 'play1234' });
    const whole = async () => {
      const parts = [];
      for (const section of ACCOUNT_DATA_SECTIONS)
        parts.push(await platform.send('accountData', { section }, { token }));
      return parts;
    };
    const [profile, , logins, , balance] = await whole();
    expect(profile?.rows).toMatchObject([{ id: String(memberId), currency: 'USD' }]);
    expect(logins?.rows).toMatchObject([{ result: 'succeeded' }]);
    expect(balance?.rows).toMatchObject([{ kind: 'welcome', currency: 'USD' }]);
    expect(JSON.stringify(await whole())).not.toMatch(/argon2|_hash/);
    await withoutProof(memberId);
    expect(await codeOf(platform.send('accountData', { section: 'profile' }, { token }))).toBe('428');
  });

  test('is read on from the last row', async () => {
    const { token } = await forms.register();
    const first = await platform.send('accountData', { section: 'balance' }, { token });
    const after = Number(first.rows.at(-1)?.id);
    const rest = await platform.send('accountData', { section: 'balance', after }, { token });
    expect(rest).toEqual({ rows: [], next: null });
  });
});

describe('closing the account', () => {
  const close = (token: string, payload: { withdrawPassword?: string; leaveMoney?: 0 | 1 } = {}) =>
    codeOf(platform.send('accountClose', payload, { token }));

  /** A member with a withdraw password and a bank account. */
  async function banked() {
    const { memberAccount: account, memberId: id, token } = await forms.register();
    await changeSecurity(platform.db, id, { withdrawPasswordHash: await hashPassword(WITHDRAW_PASSWORD) });
    const number = String(id).padStart(12, '7');
    await platform.send('bankAccountAdd', { ...USD_ACCOUNT, accountNumber: number }, { token });
    return { account, id, token };
  }

  test('requests the whole balance as a withdrawal, ends the sessions, and an operator opens the account again', async () => {
    const { account, id, token } = await banked();
    const { cash, bankAccount } = await platform.send('accountClosing', {}, { token });
    expect(Number(cash)).toBeGreaterThan(0);
    expect(bankAccount).toContain('•');
    expect(await close(token)).toBe('101');
    expect(await close(token, { withdrawPassword: WITHDRAW_PASSWORD })).toBe('accepted');
    expect((await memberBalance(platform.db, id, 'USD')).balance).toBe(0n);
    expect(await kindOf(platform.send('layout', {}, { token }))).toBe('unauthorised');
    expect(await codeOf(forms.logIn(account))).toBe('102');
    await operatorOf(() => platform).done('members', 'enable', '--member', account);
    const again = await forms.logIn(account);
    const { list } = await platform.send('withdrawalList', {}, { token: again.token });
    expect(list).toMatchObject([{ amount: cash, status: 'pending' }]);
    const closing = await platform.send('accountClosing', {}, { token: again.token });
    expect(closing).toMatchObject({ waiting: cash, cash: '0.00' });
    const [row] = await platform.db.select().from(members).where(eq(members.id, id));
    expect(row?.closedAt).toBeNull();
  });

  test('103: too many wrong withdraw passwords', async () => {
    const { token } = await banked();
    for (let tries = 0; tries < 6; tries += 1) await close(token, { withdrawPassword: '9999' });
    expect(await close(token, { withdrawPassword: WITHDRAW_PASSWORD })).toBe('103');
  });

  test('107: money without a bank account stays only if the member says so', async () => {
    const { token, memberId } = await forms.register();
    const { balance } = await memberBalance(platform.db, memberId, 'USD');
    expect(await close(token)).toBe('107');
    expect(await close(token, { leaveMoney: 1 })).toBe('accepted');
    expect((await memberBalance(platform.db, memberId, 'USD')).balance).toBe(balance);
  });

  test('105: a deposit waits for its payment', async () => {
    const { token } = await banked();
    await cashier.order(token, '20');
    expect(await close(token, { withdrawPassword: WITHDRAW_PASSWORD })).toBe('105');
  });

  test('104: money is at a provider; 106: a round is open', async () => {
    const { token } = await forms.register();
    const { gpId } = await someGame(platform);
    await platform.send('walletTransfer', { gpId, direction: 'in', amount: '5' }, { token });
    expect(await close(token, { leaveMoney: 1 })).toBe('104');
    await platform.send('balanceAllBack', {}, { token });
    const game = await openRealGame(platform, token);
    await game.wager('1');
    expect((await platform.send('accountClosing', {}, { token })).hasOpenRound).toBe(1);
    expect(await close(token, { leaveMoney: 1 })).toBe('106');
  });

  test('108: an agent', async () => {
    const token = await platform.logIn('agent01');
    const { isAgent } = await platform.send('accountClosing', {}, { token });
    expect(isAgent).toBe(1);
    expect(await close(token, { leaveMoney: 1 })).toBe('108');
  });

  test('needs a fresh proof', async () => {
    const { token, memberId } = await forms.register();
    await withoutProof(memberId);
    expect(await codeOf(platform.send('accountClose', { leaveMoney: 1 }, { token }))).toBe('428');
  });
});
