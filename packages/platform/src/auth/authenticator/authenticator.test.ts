import { eq } from 'drizzle-orm';
import { members } from '../../db/schema/members.ts';
import { addressRules, memberSecurity } from '../../db/schema/registration.ts';
import {
  authenticatorLogins,
  authenticators,
  authenticatorSetups,
  recoveryCodes,
} from '../../db/schema/authenticator.ts';
import { loginFailures } from '../../db/schema/security.ts';
import { authenticatorOf, codeOfApp } from '../../testing/authenticator.ts';
import { codeOf, formsOf, from } from '../../testing/forms.ts';
import { holdClock } from '../../testing/held-clock.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { FAILURES_TO_LOCK } from '../lockout.ts';
import { createAuthenticatorLogins } from './authenticator-logins.ts';
import { createAuthenticators, SETUP_LIFE_MS } from './authenticators.ts';
import { createSecretBox } from './sealed-secret.ts';
import { STEP_MS } from './totp.ts';

const AUTHENTICATOR_KEY = 'an authenticator key for tests';

let platform: TestPlatform;
let forms: ReturnType<typeof formsOf>;
let player: ReturnType<typeof authenticatorOf>;
beforeAll(async () => {
  platform = await startTestPlatform({ rateLimitFactor: 1_000, authenticatorKey: AUTHENTICATOR_KEY });
  forms = formsOf(platform);
  player = authenticatorOf(platform);
});
afterAll(() => platform.close());
beforeEach(() => platform.db.delete(loginFailures));
afterEach(() => jest.useRealTimers());

/** A member with an authenticator, and its secrets. */
async function enrolled() {
  const { memberAccount: account, memberId: id, token } = await forms.register();
  return { account, id, token, ...(await player.enrol(token)) };
}

describe('setting it up', () => {
  test('the state follows, and neither secret nor codes are stored in the clear', async () => {
    const { token, memberId } = await forms.register();
    const stateOf = () => platform.send('authenticatorState', {}, { token });
    expect(await stateOf()).toEqual({ isOn: 0, since: null, recoveryCodesLeft: 0 });
    const { secret, recoveryCodes: codes } = await player.enrol(token);
    expect(await stateOf()).toEqual({ isOn: 1, since: expect.any(String), recoveryCodesLeft: 10 });
    const isTheirs = eq(authenticators.memberId, memberId);
    const [stored] = await platform.db.select().from(authenticators).where(isTheirs);
    expect(stored?.sealedSecret.toString('latin1')).not.toContain(secret);
    expect(createSecretBox(AUTHENTICATOR_KEY).open(memberId, stored!.sealedSecret)).toBe(secret);
    const hashes = await platform.db.select().from(recoveryCodes);
    for (const code of codes) expect(JSON.stringify(hashes)).not.toContain(code.replace('-', ''));
  });

  test('101: a wrong code; 102: nothing started, in another session, or too late', async () => {
    const { token, memberAccount } = await forms.register();
    const confirm = (code: string, as = token) =>
      codeOf(platform.send('authenticatorConfirm', { code }, { token: as }));
    expect(await confirm('123456')).toBe('102');
    const { secret } = await platform.send('authenticatorBegin', {}, { token });
    expect(await confirm('12345x')).toBe('101');
    const other = (await forms.logIn(memberAccount)).token;
    expect(await confirm(codeOfApp(secret), other)).toBe('102');
    const late = await platform.send('authenticatorBegin', {}, { token: other });
    holdClock('Date');
    jest.setSystemTime(Date.now() + SETUP_LIFE_MS + 1_000);
    expect(await confirm(codeOfApp(late.secret), other)).toBe('102');
  });

  test('103: too many wrong codes', async () => {
    const { token } = await forms.register();
    const { secret } = await platform.send('authenticatorBegin', {}, { token });
    const confirm = (code: string) => codeOf(platform.send('authenticatorConfirm', { code }, { token }));
    for (let tries = 0; tries < FAILURES_TO_LOCK; tries += 1) expect(await confirm('0')).toBe('101');
    expect(await confirm(codeOfApp(secret))).toBe('103');
  });

  test('101: a second one, or none to remove or to renew codes of', async () => {
    const { token } = await enrolled();
    expect(await codeOf(platform.send('authenticatorBegin', {}, { token }))).toBe('101');
    await platform.send('authenticatorRemove', {}, { token });
    expect(await codeOf(platform.send('authenticatorRemove', {}, { token }))).toBe('101');
    expect(await codeOf(platform.send('authenticatorRecoveryCodes', {}, { token }))).toBe('101');
  });

  test('of two confirmations at once, one switches it on', async () => {
    const { token } = await forms.register();
    const { secret } = await platform.send('authenticatorBegin', {}, { token });
    const confirm = () =>
      codeOf(platform.send('authenticatorConfirm', { code: codeOfApp(secret) }, { token }));
    const codes = await Promise.all([confirm(), confirm(), confirm()]);
    expect(codes.sort()).toEqual(['102', '102', 'accepted']);
  });
});

describe('the second step of a login', () => {
  test('803 for the correct password only, and the code starts the session', async () => {
    const { account, secret, id } = await enrolled();
    expect(await codeOf(forms.logIn(account, { password: 'wrong123' }))).toBe('101');
    expect(await codeOf(forms.logIn(account))).toBe('803');
    const start = await player.answer(await player.begin(account), { code: codeOfApp(secret) });
    expect(start).toMatchObject({ memberId: id, memberAccount: account, recoveryCodesLeft: null });
    const layout = await platform.send('layout', {}, { token: start.token });
    expect(layout.id).toBe(id);
  });

  test('takes the place of the questions of a new device', async () => {
    const { account, id, secret } = await enrolled();
    await platform.db
      .insert(memberSecurity)
      .values({ memberId: id, asksOnNewDevice: true })
      .onConflictDoUpdate({ target: memberSecurity.memberId, set: { asksOnNewDevice: true } });
    expect(await codeOf(forms.logIn(account, { udid: 'a new browser' }))).toBe('803');
    const login = await player.begin(account);
    expect(await codeOf(player.answer(login, { code: codeOfApp(secret) }))).toBe('accepted');
  });

  test('104: a code is never accepted twice, nor one before it', async () => {
    holdClock('Date');
    const { account, secret } = await enrolled();
    const answer = async (steps: number) =>
      codeOf(player.answer(await player.begin(account), { code: codeOfApp(secret, steps) }));
    expect(await answer(1)).toBe('accepted');
    expect(await answer(1)).toBe('104');
    expect(await answer(0)).toBe('104');
    expect(await answer(-1)).toBe('104');
    const login = await player.begin(account);
    jest.setSystemTime(Date.now() + 2 * STEP_MS);
    expect(await codeOf(player.answer(login, { code: codeOfApp(secret) }))).toBe('accepted');
  });

  test('of 50 logins with one code at once, one is accepted', async () => {
    const { account, secret, id } = await enrolled();
    const own = createAuthenticators(platform.db, createSecretBox(AUTHENTICATOR_KEY));
    const code = codeOfApp(secret);
    const used = await Promise.all(Array.from({ length: 50 }, () => own.useCode(id, code)));
    expect(used.filter(Boolean)).toHaveLength(1);
    expect(await codeOf(player.answer(await player.begin(account), { code }))).toBe('104');
  });

  test('101: an unknown or used login, and one that is too old', async () => {
    const { account, secret } = await enrolled();
    const code = codeOfApp(secret);
    expect(await codeOf(player.answer('made up', { code }))).toBe('101');
    const login = await player.begin(account);
    expect(await codeOf(player.answer(login, { code }))).toBe('accepted');
    expect(await codeOf(player.answer(login, { code: codeOfApp(secret, 1) }))).toBe('101');
    const late = await player.begin(account);
    await platform.db.update(authenticatorLogins).set({ expiresAt: new Date(0) });
    expect(await codeOf(player.answer(late, { code: codeOfApp(secret, 1) }))).toBe('101');
  });

  test('101: of two correct answers at once, one is a login', async () => {
    const { account, secret, recoveryCodes: codes } = await enrolled();
    const login = await player.begin(account);
    const answers = [{ code: codeOfApp(secret) }, { recoveryCode: codes[0] }, { recoveryCode: codes[1] }];
    const outcomes = await Promise.all(answers.map((given) => codeOf(player.answer(login, given))));
    expect(outcomes.sort()).toEqual(['101', '101', 'accepted']);
  });

  test('102: a disabled account, and one that has excluded itself; 106: a blocked network', async () => {
    const { account, id, secret, token } = await enrolled();
    const login = await player.begin(account);
    const answer = (headers?: Record<string, string>) =>
      codeOf(player.answer(login, { code: codeOfApp(secret) }, headers));
    await platform.db.insert(addressRules).values({ network: '203.0.113.77/32', kind: 'blocked' });
    expect(await answer(from('203.0.113.77'))).toBe('106');
    const isTheirs = eq(members.id, id);
    await platform.db.update(members).set({ status: 'disabled' }).where(isTheirs);
    expect(await answer()).toBe('102');
    await platform.db.update(members).set({ status: 'active' }).where(isTheirs);
    await platform.send('responsibleExclude', { length: '6_months', password: 'play1234' }, { token });
    expect(await answer()).toBe('102');
  });

  test('103: too many wrong codes, of this account and from this network alone', async () => {
    const [locked, other] = [await enrolled(), await enrolled()];
    const here = from('198.51.100.9');
    const answer = async (
      { account }: { account: string },
      code: string,
      headers: Record<string, string> = here,
    ) => codeOf(player.answer(await player.begin(account, from('192.0.2.10')), { code }, headers));
    for (let tries = 0; tries < FAILURES_TO_LOCK; tries += 1) {
      expect(await answer(locked, '000')).toBe('104');
    }
    expect(await answer(locked, codeOfApp(locked.secret))).toBe('103');
    expect(await answer(other, codeOfApp(other.secret))).toBe('accepted');
    expect(await answer(locked, codeOfApp(locked.secret), from('198.51.100.200'))).toBe('accepted');
  });

  test('400: both kinds of code, or none', async () => {
    const { account } = await enrolled();
    const login = await player.begin(account);
    expect(await codeOf(player.answer(login, {}))).toBe('400');
    expect(await codeOf(player.answer(login, { code: '1', recoveryCode: '2' }))).toBe('400');
  });
});

describe('recovery codes', () => {
  test('each works once, as it was written down', async () => {
    const { account, recoveryCodes: codes } = await enrolled();
    const answer = async (recoveryCode: string) =>
      player.answer(await player.begin(account), { recoveryCode });
    const typed = codes[0]!.toUpperCase().replace('-', ' ');
    expect(await answer(typed)).toMatchObject({ recoveryCodesLeft: 9 });
    expect(await codeOf(answer(codes[0]!))).toBe('104');
    expect(await answer(codes[1]!)).toMatchObject({ recoveryCodesLeft: 8 });
  });

  test('of 50 tries with one code at once, one is accepted', async () => {
    const { account, id, recoveryCodes: codes } = await enrolled();
    const own = createAuthenticators(platform.db, createSecretBox(AUTHENTICATOR_KEY));
    const tries = Array.from({ length: 50 }, () => own.useRecoveryCode({ id, account }, codes[0]!));
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
    const logins: string[] = [];
    // One after the other: at once they would be as many tries of the password.
    while (logins.length < 50) logins.push(await player.begin(account));
    const outcomes = await Promise.all(
      logins.map((login) => codeOf(player.answer(login, { recoveryCode: codes[1] }))),
    );
    expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1);
  });

  test('new ones replace the old, and no other member’s work', async () => {
    const [one, other] = [await enrolled(), await enrolled()];
    const { recoveryCodes: renewed } = await platform.send('authenticatorRecoveryCodes', {}, one);
    expect(renewed).toHaveLength(10);
    const answer = async (recoveryCode: string) =>
      codeOf(player.answer(await player.begin(one.account), { recoveryCode }));
    expect(await answer(one.recoveryCodes[0]!)).toBe('104');
    expect(await answer(other.recoveryCodes[0]!)).toBe('104');
    expect(await answer(renewed[0]!)).toBe('accepted');
  });

  test('end with the authenticator, and the password alone logs in again', async () => {
    const { account, id, token } = await enrolled();
    await platform.send('authenticatorRemove', {}, { token });
    expect(await platform.db.select().from(recoveryCodes).where(eq(recoveryCodes.memberId, id))).toEqual([]);
    expect(await codeOf(forms.logIn(account))).toBe('accepted');
  });
});

test('sweeping deletes setups and logins that are over, and no others', async () => {
  const { account } = await enrolled();
  const { token, memberId } = await forms.register();
  await platform.send('authenticatorBegin', {}, { token });
  const live = await player.begin(account);
  const { token: lateToken, memberId: lateId } = await forms.register();
  await platform.send('authenticatorBegin', {}, { token: lateToken });
  const isLate = eq(authenticatorSetups.memberId, lateId);
  await platform.db
    .update(authenticatorSetups)
    .set({ expiresAt: new Date(0) })
    .where(isLate);
  await createAuthenticators(platform.db, createSecretBox(AUTHENTICATOR_KEY)).sweep();
  const logins = createAuthenticatorLogins(platform.db);
  await logins.sweep();
  const left = await platform.db.select({ id: authenticatorSetups.memberId }).from(authenticatorSetups);
  expect(left).toContainEqual({ id: memberId });
  expect(left).not.toContainEqual({ id: lateId });
  expect(await logins.find(live)).toBeDefined();
});
