import { desc, eq } from 'drizzle-orm';
import { letters } from '../../db/schema/content.ts';
import { passkeyOffers, passkeys } from '../../db/schema/passkeys.ts';
import { loginFailures } from '../../db/schema/security.ts';
import { DEVICE } from '../../testing/client.ts';
import { codeOf, formsOf, from } from '../../testing/forms.ts';
import { holdClock } from '../../testing/held-clock.ts';
import { createPasskey, passkeysOf, usePasskey, type Deviation } from '../../testing/passkey.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { CHALLENGE_LIFE_MS } from './challenges.ts';
import { MAX_PASSKEYS } from './passkeys.ts';

const ORIGIN = 'https://play.example.com';

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

async function newestLetter(memberId: number) {
  const isTheirs = eq(letters.memberId, memberId);
  const [letter] = await platform.db.select().from(letters).where(isTheirs).orderBy(desc(letters.id));
  return letter;
}

describe('adding one', () => {
  test('lists it, keeps what its authenticator says, and writes a letter', async () => {
    const { id, memberId, passkey, token } = await enrolled({ isBackedUp: true });
    expect(await listOf(token)).toEqual([
      { id, name: 'Phone', createdAt: expect.any(String), lastUsedAt: null, isBackedUp: 1 },
    ]);
    const [stored] = await platform.db.select().from(passkeys).where(eq(passkeys.id, id));
    expect(stored).toMatchObject({
      credentialId: passkey.id,
      isMultiDevice: true,
      transports: ['internal'],
      userHandle: passkey.userHandle,
    });
    const letter = await newestLetter(memberId);
    expect(letter?.title).toMatchObject({ en_US: 'A passkey was added', zh_TW: '已新增通行金鑰' });
    expect(letter?.content.en_US).toContain('“Phone”');
  });

  test('asks for a discoverable passkey with user verification, for the site of PUBLIC_URL', async () => {
    const { token, passkey } = await enrolled();
    const { options } = await platform.send('passkeyEnrolBegin', {}, { token });
    expect(options).toMatchObject({
      rp: { id: 'play.example.com' },
      user: { id: passkey.userHandle },
      pubKeyCredParams: [{ alg: -8 }, { alg: -7 }, { alg: -257 }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: passkey.id }],
    });
  });

  test.each<[string, Deviation]>([
    ['of another site', { origin: 'https://play.example.org' }],
    ['for another relying party', { rpId: 'example.org' }],
    ['without user verification', { isVerified: false }],
  ])('101: a passkey %s', async (_, deviation) => {
    const { token } = await forms.register({}, elsewhere());
    const { credential } = await player.created(token, deviation);
    expect(await codeOf(platform.send('passkeyEnrolFinish', { credential, name: 'x' }, { token }))).toBe(
      '101',
    );
    expect(await listOf(token)).toEqual([]);
  });

  test.each([[{}], [{ id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: 'eA' } }]])(
    '101: %j',
    async (credential) => {
      const { token } = await forms.register({}, elsewhere());
      const finish = platform.send('passkeyEnrolFinish', { credential, name: 'x' }, { token });
      expect(await codeOf(finish)).toBe('101');
    },
  );

  test('102: not started in this session, too late, or twice', async () => {
    const { memberAccount, token } = await forms.register({}, elsewhere());
    const finish = (credential: object, as = token) =>
      codeOf(
        platform.send('passkeyEnrolFinish', { credential: { ...credential }, name: 'x' }, { token: as }),
      );
    const first = await player.created(token);
    const other = (await forms.logIn(memberAccount)).token;
    expect(await finish(first.credential, other)).toBe('102');
    const login = await platform.send('passkeyLoginBegin', {});
    const wrongUse = createPasskey({ ...login.options, rp: { id: 'play.example.com' } }, ORIGIN);
    expect(await finish(wrongUse.credential, other)).toBe('102');
    const second = await player.created(other);
    expect(await finish(second.credential, other)).toBe('accepted');
    expect(await finish(second.credential, other)).toBe('102');
    const late = await player.created(other);
    holdClock('Date');
    jest.setSystemTime(Date.now() + CHALLENGE_LIFE_MS);
    expect(await finish(late.credential, other)).toBe('102');
  });

  test('103: one that is known; 104 and 101: as many as are possible', async () => {
    const { id, memberId, token } = await enrolled();
    const started = await player.created(token);
    const [stored] = await platform.db.select().from(passkeys).where(eq(passkeys.id, id));
    await platform.db.update(passkeys).set({ credentialId: started.passkey.id }).where(eq(passkeys.id, id));
    const finish = (credential: object) =>
      codeOf(platform.send('passkeyEnrolFinish', { credential: { ...credential }, name: 'x' }, { token }));
    expect(await finish(started.credential)).toBe('103');
    const last = await player.created(token);
    const more = Array.from({ length: MAX_PASSKEYS - 1 }, (_, index) => ({
      ...stored!,
      id: undefined,
      memberId,
      credentialId: `${memberId}-${index}`,
    }));
    await platform.db.insert(passkeys).values(more);
    expect(await finish(last.credential)).toBe('104');
    expect(await codeOf(platform.send('passkeyEnrolBegin', {}, { token }))).toBe('101');
  });
});

describe('changing one', () => {
  test('renames it; 101: another member’s', async () => {
    const [one, other] = [await enrolled(), await enrolled()];
    const rename = (token: string) =>
      codeOf(platform.send('passkeyRename', { id: one.id, name: ' Laptop ' }, { token }));
    expect(await rename(other.token)).toBe('101');
    expect(await rename(one.token)).toBe('accepted');
    expect(await listOf(one.token)).toMatchObject([{ name: 'Laptop' }]);
    const blank = platform.send('passkeyRename', { id: one.id, name: ' ' }, { token: one.token });
    expect(await codeOf(blank)).toBe('400');
  });

  test('removes it with a letter, and it logs in no more; 101: another member’s, or twice', async () => {
    const [one, other] = [await enrolled(), await enrolled()];
    const remove = (token: string) => codeOf(platform.send('passkeyRemove', { id: one.id }, { token }));
    expect(await remove(other.token)).toBe('101');
    expect(await remove(one.token)).toBe('accepted');
    expect((await newestLetter(one.memberId))?.title.en_US).toBe('A passkey was removed');
    expect(await remove(one.token)).toBe('101');
    expect(await logIn(one.passkey)).toBe('101');
  });
});

test('offers one once in 30 days in each browser, and not to who has one', async () => {
  const { memberId, token } = await forms.register({}, elsewhere());
  const offer = async (udid: string) => (await platform.send('passkeyOffer', { udid }, { token })).isOffered;
  expect([await offer('here'), await offer('here'), await offer('there')]).toEqual([1, 0, 1]);
  const offeredAt = new Date(Date.now() - 31 * 24 * 3_600_000);
  await platform.db.update(passkeyOffers).set({ offeredAt }).where(eq(passkeyOffers.memberId, memberId));
  expect([await offer('here'), await offer('here')]).toEqual([1, 0]);
  await player.enrol(token);
  expect(await offer('elsewhere')).toBe(0);
});

test('without PUBLIC_URL, passkeys are for the host by which the visitor has reached the site', async () => {
  const own = await startTestPlatform();
  try {
    const { token } = await formsOf(own).register();
    const host = { 'x-forwarded-host': 'localhost:3000', 'x-forwarded-proto': 'http' };
    const { options } = await own.send('passkeyEnrolBegin', {}, { token, headers: host });
    expect(options).toMatchObject({ rp: { id: 'localhost' } });
    const { credential, passkey } = createPasskey(options, 'http://localhost:3000');
    const finish = own.send('passkeyEnrolFinish', { credential, name: 'x' }, { token, headers: host });
    expect(await codeOf(finish)).toBe('accepted');
    const login = await own.send('passkeyLoginBegin', {}, { headers: host });
    const used = { credential: usePasskey(passkey, login.options, 'http://localhost:3000'), ...DEVICE };
    expect(await codeOf(own.send('loginPasskey', used, { headers: host }))).toBe('accepted');
  } finally {
    await own.close();
  }
});
