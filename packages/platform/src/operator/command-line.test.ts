import { auditEntries } from '../db/schema/content.ts';
import { operatorOf } from '../testing/operator.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { runOperator } from './main.ts';
import { COMMANDS } from './operator.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const { run, done } = operatorOf(() => platform);

test.each([
  [['banners', 'publish', '--title', 'x'], /--art is missing/],
  [['banners', 'publish', '--art', 'none', '--title', 'x'], /--art "none" must be one of tigerGate/],
  [
    ['banners', 'publish', '--art', 'liftOff', '--title', 'x', '--link', 'javascript:alert(1)'],
    /--link .* must be/,
  ],
  [
    ['banners', 'publish', '--art', 'liftOff', '--title', 'x', '--link', '/\\evil.example'],
    /--link .* must be/,
  ],
  [['banners', 'publish', '--art', 'liftOff', '--title', 'x', '--link', '/', '--game', '1'], /one place/],
  [['banners', 'publish', '--art', 'liftOff', '--title', 'hi_IN=x'], /needs a text in English/],
  [['banners', 'publish', '--art', 'liftOff', '--title', 'x', '--currency', 'XYZ'], /--currency "XYZ"/],
  [['banners', 'withdraw', '--id', '4242'], /There is no banner 4242/],
  [['banners', 'withdraw', '--id', 'four'], /--id "four" must be a whole number/],
  [
    ['popups', 'publish', '--title', 'x', '--content', 'x', '--start', 'soon'],
    /--start "soon" must be "now"/,
  ],
  [
    ['popups', 'publish', '--title', 'x', '--content', 'x', '--start', '2027-02-31T00:00:00Z'],
    /--start "2027-02-31T00:00:00Z" is no day of the calendar/,
  ],
  [
    ['maintenance', 'set', '--game', '1', '--start', '2026-11-31T00:00-04:00'],
    /--start "2026-11-31T00:00-04:00" is no day of the calendar/,
  ],
  [['maintenance', 'set', '--game', '1', '--start', '2027-02-28T00:00'], /must be "now" or an instant/],
  [['letters', 'send', '--title', 'x', '--content', 'x'], /--to <account> or --everybody/],
  [
    ['letters', 'send', '--to', 'nobody1', '--title', 'x', '--content', 'x'],
    /no member with the account "nobody1"/,
  ],
  [['maintenance', 'set'], /--provider <id> or --game <id>/],
  [['maintenance', 'set', '--game', '1', '--end', '2020-01-01T00:00:00Z'], /--end must be later/],
  [['maintenance', 'clear', '--provider', '99'], /There is no provider 99/],
  [['transfer-disabled', 'off', '--member', 'player02'], /are not disabled/],
  [['banners', 'paint'], /There is no command "banners paint"\. There are: banners publish/],
  [['banners', 'list', '--colour', 'red'], /Unknown option '--colour'/],
])('%j is refused with what to do, and changes nothing', async (args, reason) => {
  const before = await platform.db.select().from(auditEntries);
  const { code, said } = await run(...args);
  expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(reason) });
  expect(said).not.toMatch(/\n\s+at /);
  expect(await platform.db.select().from(auditEntries)).toHaveLength(before.length);
});

test('help names every command, and each command its options', async () => {
  const overview = await done('--help');
  for (const { name, options } of COMMANDS) {
    expect(overview).toContain(name);
    const help = await done(...name.split(' '), '--help');
    for (const option of Object.keys(options)) expect(help).toContain(`--${option}`);
  }
});

test('without a database the reason and the way out are said', async () => {
  const said: string[] = [];
  const streams = {
    out: (text: string) => said.push(text),
    err: (text: string) => said.push(text),
    base: '/',
  };
  expect(await runOperator(['banners', 'list'], { DATA_DIR: '/nowhere' }, streams)).toBe(1);
  expect(
    await runOperator(['banners', 'list'], { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/x' }, streams),
  ).toBe(1);
  expect(said).toEqual([
    expect.stringMatching(/^No platform runs on the data directory \/nowhere: start one/),
    expect.stringMatching(/^The database at 127\.0\.0\.1:1 cannot be reached/),
  ]);
});
