import { operatorOf } from '../testing/operator.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const { run, done } = operatorOf(() => platform);
const settings = async () => (await platform.send('siteDetail', { siteId: 1 })).detail;

test.each([
  [['--route-rule', '/a=/b', '--route-rule', '/b=/a']],
  [['--route-rule', '/promo=http://localhost:3000/promo']],
  [['--route-rule', '/slotgame=/gameRoom', '--hall-routes', 'page']],
])('refuses rules that lead in a circle: %j', async (rules) => {
  const before = await settings();
  const { code, said } = await run('site', 'set', ...rules);
  expect(code).toBe(1);
  expect(said).toContain('leads in a circle');
  expect(await settings()).toEqual(before);
});

test('refuses a setting by which the rules lead in a circle, and no other', async () => {
  await done('site', 'set', '--hall-routes', 'redirect', '--route-rule', '/slotgame=/gameRoom');
  const { said } = await run('site', 'set', '--hall-routes', 'page');
  expect(said).toContain('--route-rule "/slotgame=/gameRoom" leads in a circle');
  await done('site', 'set', '--online-count', 'on');
  await done('site', 'set', '--hall-routes', 'page', '--route-rule', 'none');
});
