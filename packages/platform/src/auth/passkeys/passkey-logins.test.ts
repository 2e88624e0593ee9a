import { eq } from 'drizzle-orm';
import { members } from '../../db/schema/members.ts';
import { passkeyChallenges } from '../../db/schema/passkeys.ts';
import { addressAccounts, addressRules, memberSecurity } from '../../db/schema/registration.ts';
import { loginFailures } from '../../db/schema/security.ts';
import { makeMembers } from '../../testing/members.ts';
import { authenticatorOf } from '../../testing/authenticator.ts';
import { codeOf, formsOf, from, wordsOf } from '../../testing/forms.ts';
import { holdClock } from '../../testing/held-clock.ts';
import { passkeysOf, usePasskey, type Deviation } from '../../testing/passkey.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { MAX_ACCOUNTS_OF_NETWORK } from '../address-rules.ts';
import { FAILURES_TO_LOCK } from '../lockout.ts';
import { loginsOf } from '../login-history.ts';
import { FAILURES_TO_REFUSE } from '../network-failures.ts';

const ORIGIN = 'https://play.example.com';
const PROOF_MS = 10 * 60_000;

let platform: TestPlatform;
let forms: ReturnType<typeof formsOf>;
let player: ReturnType<typeof passkeysOf>;
beforeAll(async () => {
  platform = await startTestPlatform({ publicUrl: ORIGIN });
  forms = formsOf(platform);
  player = passkeysOf(platform, ORIGIN);
});
afterAll(() => platform.close());
beforeEach(() => platform.db.delete(loginFailures));
afterEach(() => jest.useRealTimers());

let networks = 0;
/** A visitor of a network of its own, since registrations of one are few. */
const elsewhere = () => from(`10.9.${(networks += 1)}.1`);

/** A member with a passkey. */
async function enrolled(deviation?: Deviation) {
  const { memberAccount: account, memberId, token } = await forms.register({}, elsewhere());
  return { account, memberId, token, ...(await player.enrol(token, 'Phone', deviation)) };
}

const listOf = async (token: string) => (await platform.send('passkeyList', {}, { token })).passkeys;
const logIn = async (...[passkey, deviation]: Parameters<typeof player.used>) =>
  codeOf(player.logIn(await player.used(passkey, deviation)));

describe('logging in', () => {
  test('names no account, and starts a session that needs no further step', async () => {
    const { account, memberId, passkey, token } = await enrolled();
    await authenticatorOf(platform).enrol(token);
    await platform.db
      .insert(memberSecurity)
      .values({ memberId, asksOnNewDevice: true })
      .onConflictDoUpdate({ target: memberSecurity.memberId, set: { asksOnNewDevice: true } });
    const { options } = await platform.send('passkeyLoginBegin', {});
    expect(options).toMatchObject({ rpId: 'play.example.com', userVerification: 'required' });
    expect(options).not.toHaveProperty('allowCredentials');
    const start = await player.logIn(usePasskey(passkey, options, ORIGIN));
    expect(start).toMatchObject({ memberId, memberAccount: account });
    // It is a fresh proof.
    expect(await codeOf(platform.send('passkeyEnrolBegin', {}, { token: start.token }))).toBe('accepted');
    expect((await listOf(start.token))[0]?.lastUsedAt).toEqual(expect.any(String));
  });

  test.each<[string, Deviation]>([
    ['given to another site', { origin: 'https://play.example.org' }],
    ['for another relying party', { rpId: 'example.org' }],
    ['without user verification', { isVerified: false }],
    ['in the name of another member', { userHandle: 'YW5vdGhlcg' }],
  ])('101: an answer %s', async (_, deviation) => {
    const { passkey } = await enrolled();
    expect(await logIn(passkey, deviation)).toBe('101');
    expect(await logIn(passkey)).toBe('accepted');
  });

  test('101: the signature of another key, and what is no answer', async () => {
    const [one, other] = [await enrolled(), await enrolled()];
    expect(await logIn({ ...one.passkey, privateKey: other.passkey.privateKey })).toBe('101');
    expect(await codeOf(player.logIn({}))).toBe('101');
  });

  test('101: a passkey whose signatures are not counted on, as a copy’s', async () => {
    const { passkey } = await enrolled();
    const copy = { ...passkey };
    expect(await logIn(passkey)).toBe('accepted');
    expect(await logIn(copy)).toBe('101');
    expect(await logIn(passkey)).toBe('accepted');
  });

  test('accepts a passkey that counts nothing', async () => {
    const { passkey } = await enrolled();
    for (let logins = 0; logins < 2; logins += 1) {
      expect(await logIn({ ...passkey, counter: -1 })).toBe('accepted');
    }
  });

  test('104: a challenge that was used, is made up, for another use, or too old', async () => {
    const { passkey, token } = await enrolled();
    const credential = await player.used(passkey);
    expect(await codeOf(player.logIn(credential))).toBe('accepted');
    expect(await codeOf(player.logIn(credential))).toBe('104');
    const madeUp = { challenge: 'bWFkZSB1cA', rpId: 'play.example.com' };
    expect(await codeOf(player.logIn(usePasskey(passkey, madeUp, ORIGIN)))).toBe('104');
    const again = await player.logIn(await player.used(passkey));
    expect(await codeOf(player.logIn(await player.proof(again.token, passkey)))).toBe('104');
    const late = await player.used(passkey);
    await platform.db.update(passkeyChallenges).set({ expiresAt: new Date(0) });
    expect(await codeOf(player.logIn(late))).toBe('104');
    expect(token).not.toBe(again.token);
  });

  test('of one answer sent five times at once, one is a login', async () => {
    const { passkey } = await enrolled();
    const credential = await player.used(passkey);
    const codes = await Promise.all(Array.from({ length: 5 }, () => codeOf(player.logIn(credential))));
    expect(codes.sort()).toEqual(['104', '104', '104', '104', 'accepted']);
  });

  test('106, 201, 202: a network that is not served; 106: after too many failures', async () => {
    const { passkey } = await enrolled();
    const credential = await player.used(passkey);
    await platform.db.insert(addressRules).values([
      { network: '203.0.113.1/32', kind: 'blocked' },
      { network: '203.0.113.2/32', kind: 'region' },
      { network: '203.0.113.3/32', kind: 'anonymiser' },
    ]);
    const codes = ['203.0.113.1', '203.0.113.2', '203.0.113.3'].map((address) =>
      codeOf(player.logIn(credential, from(address))),
    );
    expect(await Promise.all(codes)).toEqual(['106', '201', '202']);
    const here = from('198.51.100.77');
    expect(await codeOf(player.logIn({}, here))).toBe('101');
    await platform.db.update(loginFailures).set({ failures: FAILURES_TO_REFUSE });
    expect(await codeOf(player.logIn(credential, here))).toBe('106');
  });

  test('failures refuse no login by a password, since they need neither an account nor a captcha', async () => {
    const { account } = await enrolled();
    const here = from('198.51.100.78');
    expect(await codeOf(player.logIn({}, here))).toBe('101');
    await platform.db.update(loginFailures).set({ failures: FAILURES_TO_REFUSE });
    expect(await codeOf(player.logIn({}, here))).toBe('106');
    expect(await codeOf(forms.logIn(account, {}, here))).toBe('accepted');
  });

  test('203: as many others have logged in from there', async () => {
    const { passkey } = await enrolled();
    const others = await makeMembers(platform.db, MAX_ACCOUNTS_OF_NETWORK);
    const network = '192.0.2.9';
    await platform.db
      .insert(addressAccounts)
      .values(others.map(({ id: memberId }) => ({ memberId, network })));
    expect(await codeOf(player.logIn(await player.used(passkey), from(network)))).toBe('203');
  });

  test('102: a disabled account; 802: one to be transferred; 103: one that has excluded itself', async () => {
    const { memberId, passkey, token } = await enrolled();
    const isTheirs = eq(members.id, memberId);
    await platform.db.update(members).set({ status: 'disabled' }).where(isTheirs);
    expect(await logIn(passkey)).toBe('102');
    await platform.db.update(members).set({ status: 'active' }).where(isTheirs);
    await platform.db
      .insert(memberSecurity)
      .values({ memberId, awaitsTransfer: true })
      .onConflictDoUpdate({ target: memberSecurity.memberId, set: { awaitsTransfer: true } });
    expect(await logIn(passkey)).toBe('802');
    await platform.db.update(memberSecurity).set({ awaitsTransfer: false });
    await platform.send('responsibleExclude', { length: '6_months', password: 'play1234' }, { token });
    const excluded = player.logIn(await player.used(passkey));
    expect(await wordsOf(excluded)).toMatch(/excluded/);
    expect(await codeOf(excluded)).toBe('103');
    const { list } = await loginsOf(platform.db, memberId, { page: 1, count: 10 });
    expect(list.map(({ result }) => result)).toEqual(['locked', 'disabled', 'succeeded']);
  });

  test('103: an account that wrong passwords have locked', async () => {
    const { account, passkey } = await enrolled();
    for (let tries = 0; tries < FAILURES_TO_LOCK; tries += 1) {
      await codeOf(forms.logIn(account, { password: 'wrong123' }));
    }
    expect(await logIn(passkey)).toBe('103');
  });
});

describe('as a fresh proof', () => {
  test('is the preferred method of who has one, and works once', async () => {
    const { passkey, token } = await enrolled();
    const { methods } = await platform.send('proofMethods', {}, { token });
    expect(methods).toEqual(['passkey', 'password']);
    holdClock('Date');
    jest.setSystemTime(Date.now() + PROOF_MS);
    const begin = () => codeOf(platform.send('passkeyEnrolBegin', {}, { token }));
    expect(await begin()).toBe('428');
    const answer = await player.proof(token, passkey);
    const prove = (given: object) => codeOf(platform.send('proof', { passkey: { ...given } }, { token }));
    expect(await prove(answer)).toBe('accepted');
    expect(await begin()).toBe('accepted');
    expect(await prove(answer)).toBe('101');
  });

  test('101: another member’s passkey; 102: of who has none', async () => {
    const [one, other] = [await enrolled(), await enrolled()];
    const answer = await player.proof(one.token, one.passkey);
    const prove = (passkey: object, token: string) =>
      codeOf(platform.send('proof', { passkey: { ...passkey } }, { token }));
    expect(await prove(answer, other.token)).toBe('101');
    const { options } = await platform.send('passkeyProofBegin', {}, { token: one.token });
    expect(await prove(usePasskey(other.passkey, options, ORIGIN), one.token)).toBe('101');
    const { token } = await forms.register({}, elsewhere());
    expect(await prove(answer, token)).toBe('102');
    expect(await codeOf(platform.send('passkeyProofBegin', {}, { token }))).toBe('101');
  });
});
