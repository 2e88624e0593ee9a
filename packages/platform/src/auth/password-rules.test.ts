import { HEADERS, isRefusal } from '@tessera/wire';
import { sites } from '../db/schema/site.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { visitorsOf } from './auth.fixture.ts';
import { newPasswordFault } from './password-rules.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const { register } = visitorsOf(() => platform);
/** In the list, and letters and digits. */
const COMMON = 'Letmein1';
const IN_JAPANESE = { [HEADERS.language]: 'ja_JP' };
const JAPANESE = 'よく使われる推測されやすいパスワードです。別のものを選んでください。';

const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'accepted',
    (error: unknown) => (isRefusal(error) ? [error.code, error.message] : String(error)),
  );

test('registration refuses a common password in the player’s words', async () => {
  const given = { password: COMMON, checkPassword: COMMON };
  expect(await refusalOf(register(given, IN_JAPANESE))).toEqual(['229', JAPANESE]);
});

test('a changed password may be neither common nor the account’s name', async () => {
  const token = await platform.logIn('player02');
  const change = (password: string) =>
    platform.send(
      'editPassword',
      { oldPassword: 'play1234', password, checkPassword: password },
      { token, headers: IN_JAPANESE },
    );
  for (const bad of [COMMON, 'Player02']) expect(await refusalOf(change(bad))).toEqual(['104', JAPANESE]);
});

test('a site raises the longest password', async () => {
  const [site] = await platform.db.select().from(sites);
  if (!site) throw new Error('the seed has no site');
  const faultOf = (length: number) =>
    newPasswordFault(platform.db, {
      password: 'a1'.repeat(length / 2),
      account: 'player01',
      siteId: site.id,
    });
  expect(await faultOf(12)).toBeUndefined();
  expect(await faultOf(14)).toBe('err_psw_length');
  await platform.db.update(sites).set({ settings: { ...site.settings, passwordMaxLength: 64 } });
  expect(await faultOf(64)).toBeUndefined();
  expect(await faultOf(66)).toBe('err_psw_length');
  await platform.db.update(sites).set({ settings: site.settings });
});
