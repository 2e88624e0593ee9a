import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCALE_CODES } from '@tessera/domain';
import { CHANNELS, HEADERS } from '@tessera/wire';
import { memberOf } from '../../testing/agents.ts';
import { codeOf } from '../../testing/forms.ts';
import { operatorOf } from '../../testing/operator.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { openSocket } from '../../testing/socket.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());
const { done, run } = operatorOf(() => platform);

const folder = mkdtempSync(join(tmpdir(), 'agreement-'));
let files = 0;
function fileOf(content: unknown): string {
  const path = join(folder, `${(files += 1)}.json`);
  writeFileSync(path, JSON.stringify(content));
  return path;
}
const local = (text: string) => Object.fromEntries(LOCALE_CODES.map((code) => [code, `${text} (${code})`]));
const section = (title: string, content = title) => ({
  title: local(title),
  content: local(`<p>${content}</p>`),
});
const agreement = (version?: number) =>
  platform.send(
    'agentAgreement',
    { siteId: 1, ...(version !== undefined && { version }) },
    { headers: { [HEADERS.language]: 'hi_IN' } },
  );

test('publishes a new version in all languages, announces it, and keeps the earlier one readable', async () => {
  const first = await agreement();
  const browser = await openSocket(platform.url);
  browser.subscribe(CHANNELS.site);
  await browser.settle();
  const file = fileOf([section('Commission'), section('Conduct')]);
  expect(await done('agents', 'agreement', '--sections', file)).toBe(
    'Version 2 of the agreement is published, with 2 sections.',
  );
  expect((await browser.next('content.changed'))[1]).toMatchObject({ kind: 'agreement' });
  browser.close();
  const second = await agreement();
  expect(second).toMatchObject({
    version: 2,
    list: [
      { title: 'Commission (hi_IN)', content: '<p>Commission</p> (hi_IN)' },
      { title: 'Conduct (hi_IN)' },
    ],
    versions: [{ version: 2 }, { version: 1, publishedAt: first.publishedAt }],
  });
  expect(await agreement(1)).toMatchObject({ version: 1, list: first.list, versions: second.versions });
  expect((await run('agents', 'agreement', '--sections', file)).said).toMatch(
    /Version 2 has the same sections/,
  );
});

test('an agent accepts the present version once; its time is kept, and the next version is open again', async () => {
  const token = await platform.logIn('agent01');
  const agreed = async () => {
    const { agreementVersion, agreedAt } = await platform.send('agentApplication', {}, { token });
    return { version: agreementVersion, agreedAt };
  };
  const consent = (version: number) => platform.send('agentConsent', { version }, { token });
  const { version } = await agreement();
  // The sample's agent has accepted the first version.
  expect(await agreed()).toEqual({ version: 1, agreedAt: '2026-04-01T04:00:00.000Z' });
  expect(await codeOf(consent(version + 1))).toBe('103');

  const answers = await Promise.all([consent(version), consent(version), consent(version)]);
  const [first] = answers;
  expect(first).toEqual({ version, agreedAt: expect.any(String) });
  expect(answers).toEqual([first, first, first]);
  expect(await consent(version)).toEqual(first);
  expect(await agreed()).toEqual(first);

  await done(
    'agents',
    'agreement',
    '--sections',
    fileOf([section('Commission', 'less'), section('Conduct')]),
  );
  expect(await agreed()).toEqual(first);
  expect(await codeOf(consent(version))).toBe('103');
  expect(await consent(version + 1)).toMatchObject({ version: version + 1 });
  expect((await agreed()).version).toBe(version + 1);
});

test('a consent is seen by the agent’s other pages at once', async () => {
  const token = await platform.logIn('agent01');
  const { version } = await agreement();
  const { id } = await memberOf(platform.db, 'agent01');
  const browser = await openSocket(platform.url);
  browser.subscribe(CHANNELS.member(id), token);
  await browser.settle();
  await platform.send('agentConsent', { version }, { token });
  expect(await browser.next('profile.updated')).toBeDefined();
  browser.close();
});

const { hi_IN: _hi, ...lacking } = local('Conduct');
test.each([
  ['no list', { title: 'x' }, /must be a list of 1 to 100 sections/],
  ['an empty list', [], /must be a list of 1 to 100 sections/],
  ['a section without a title', [{ content: local('x') }], /section 1, "title" must be an object/],
  [
    'a missing language',
    [section('A'), { ...section('B'), title: lacking }],
    /section 2, "title" has no text in hi_IN/,
  ],
  ['a title twice', [section('A'), section('A', 'B')], /section 2 has the title of an earlier section/],
])('refuses %s, and says where', async (_, content, reason) => {
  const before = (await agreement()).version;
  expect((await run('agents', 'agreement', '--sections', fileOf(content))).said).toMatch(reason);
  expect((await agreement()).version).toBe(before);
});
