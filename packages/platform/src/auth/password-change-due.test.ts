import { HEADERS, isRefusal } from '@tessera/wire';
import { operatorOf } from '../testing/operator.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { someGame } from '../testing/wallet.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const { done, run } = operatorOf(() => platform);
const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'accepted',
    (error: unknown) => (isRefusal(error) ? [error.code, error.message] : String(error)),
  );

test('a member who must choose a new password neither plays nor takes money out before', async () => {
  const token = await platform.logIn('player02');
  const caller = { token, headers: { [HEADERS.language]: 'vi_VN' } };
  const isDue = async () => (await platform.send('layout', {}, caller)).firstLoginToChangePassword;
  const { gpId: provider, ...game } = await someGame(platform);
  const launch = { ...game, provider, lobbyUrl: '/close', device: 1 } as const;
  const play = () => refusalOf(platform.send('play', launch, caller));
  expect(await play()).toBe('accepted');

  const command = ['members', 'require-password-change', '--member', 'player02'];
  expect(await done(...command)).toBe('player02 must choose a new password.');
  expect((await run(...command)).code).not.toBe(0);
  expect(await isDue()).toBe(1);
  const refused = ['403', 'Trước tiên hãy đặt mật khẩu mới.'];
  expect(await play()).toEqual(refused);
  const payOut = { bankAccountId: 1, amount: '10.00', withdrawPassword: '1234' };
  expect(await refusalOf(platform.send('withdrawalCreate', payOut, caller))).toEqual(refused);
  // Looking around is no harm, and clients that do not know the flag go on working.
  expect(await refusalOf(platform.send('myCash', {}, caller))).toBe('accepted');

  const password = 'fresh1234';
  await platform.send('editPassword', { oldPassword: 'play1234', password, checkPassword: password }, caller);
  expect(await isDue()).toBe(0);
  expect(await play()).toBe('accepted');
});
