import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { operatorOf } from '../testing/operator.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const { run, done } = operatorOf(() => platform);
const version = async () => (await platform.send('siteVersion', {})).version;

test.each([
  ['settings', ['site', 'set', '--template', 'suncity']],
  ['content', ['faq', 'publish', '--title', 'Limits', '--content', '<p>Yours.</p>']],
  ['a banner of one currency', ['banners', 'publish', '--art', 'wheelNight', '--title', 'Now']],
  ['maintenance', ['maintenance', 'set', '--provider', '1']],
])('the version differs after a change of %s', async (_, words) => {
  const before = await version();
  await done(...words);
  expect(await version()).not.toBe(before);
});

test('changes at one moment each raise the version', async () => {
  const before = Number(await version());
  await Promise.all(['suncity', 'apsport'].map((template) => done('site', 'set', '--template', template)));
  expect(Number(await version())).toBe(before + 2);
});

test('the version stays where nothing was changed', async () => {
  const before = await version();
  await done('site', 'show');
  await run('site', 'set', '--template', 'none-such');
  await done('letters', 'send', '--to', 'player01', '--title', 'Hello', '--content', 'There');
  expect(await version()).toBe(before);
});
