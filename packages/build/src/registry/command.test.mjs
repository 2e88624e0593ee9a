import { REGISTRY_OPTIONS, runCommand, siteOf } from './command.mjs';
import { remotesCommand } from './remotes-command.mjs';
import { releaseCommand } from './release-command.mjs';

function run(args, work = async () => undefined) {
  const written = { out: '', err: '' };
  const stream = (name) => ({ write: (text) => (written[name] += text) });
  const code = runCommand({
    usage: 'USAGE',
    options: REGISTRY_OPTIONS,
    args,
    work,
    out: stream('out'),
    err: stream('err'),
  });
  return code.then((exit) => ({ exit, ...written }));
}

test('prints the usage for --help, and does no work', async () => {
  const result = await run(['--help'], () => Promise.reject(new Error('worked')));
  expect(result).toEqual({ exit: 0, out: 'USAGE\n', err: '' });
});

test('names an unknown option and prints the usage', async () => {
  const { exit, err } = await run(['--where']);
  expect(exit).toBe(2);
  expect(err).toMatch(/--where[\s\S]*USAGE/);
});

test('prints the message of a failure without its stack', async () => {
  expect(await run([], () => Promise.reject(new Error('refused')))).toEqual({
    exit: 1,
    out: '',
    err: 'refused\n',
  });
});

test('takes the site from --to, then from TESSERA_SITE, then this machine', () => {
  expect(siteOf({ to: 'https://a.example' }, { TESSERA_SITE: 'https://b.example' })).toBe(
    'https://a.example',
  );
  expect(siteOf({}, { TESSERA_SITE: 'https://b.example' })).toBe('https://b.example');
  expect(siteOf({}, {})).toBe('http://localhost:3000');
});

describe('a command line that is wrong', () => {
  let err;
  beforeEach(() => {
    err = '';
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => ((err += text), true));
  });
  afterEach(() => jest.restoreAllMocks());

  test.each([
    [['sink', 'mf-agent'], /There is no command "sink"/],
    [['rollback'], /Usage: rollback <part>/],
    [['share', 'mf-agent'], /Usage: share <part> <percent>/],
    [['share', 'mf-agent', 'half'], /The share is a percentage from 0 to 100, not "half"/],
    [['publish', 'mf-agent'], /Usage: publish <part> <release>/],
  ])('remotes %j', async (args, message) => {
    expect(await remotesCommand(args)).toBe(2);
    expect(err).toMatch(message);
  });

  test.each([
    [['--canary', '120'], /--canary is a percentage from 0 to 100, not "120"/],
    [['now'], /Unknown argument "now"/],
  ])('release %j', async (args, message) => {
    expect(await releaseCommand('.', args)).toBe(2);
    expect(err).toMatch(message);
  });

  test('refuses a site that is not an address before it sends a request', async () => {
    expect(await remotesCommand(['--to', 'lobby'])).toBe(1);
    expect(err).toMatch(/A site is an address like/);
  });

  test('names a site that does not answer', async () => {
    expect(await remotesCommand(['--to', 'http://127.0.0.1:9'])).toBe(1);
    expect(err).toMatch(/http:\/\/127\.0\.0\.1:9 does not answer \(.+\): is Tessera running there\?/);
  });
});
