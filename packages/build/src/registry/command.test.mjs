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

test('help is asked for and given, without work', async () => {
  const result = await run(['--help'], () => Promise.reject(new Error('worked')));
  expect(result).toEqual({ exit: 0, out: 'USAGE\n', err: '' });
});

test('what it does not understand is said, with how to call it', async () => {
  const { exit, err } = await run(['--where']);
  expect(exit).toBe(2);
  expect(err).toMatch(/--where[\s\S]*USAGE/);
});

test('a failure is its message, without a stack', async () => {
  expect(await run([], () => Promise.reject(new Error('refused')))).toEqual({
    exit: 1,
    out: '',
    err: 'refused\n',
  });
});

test('the site is the one that is said, else the environment’s, else this machine’s', () => {
  expect(siteOf({ to: 'https://a.example' }, { TESSERA_SITE: 'https://b.example' })).toBe(
    'https://a.example',
  );
  expect(siteOf({}, { TESSERA_SITE: 'https://b.example' })).toBe('https://b.example');
  expect(siteOf({}, {})).toBe('http://localhost:3000');
});

describe('commands that are wrongly called', () => {
  let err;
  beforeEach(() => {
    err = '';
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => ((err += text), true));
  });
  afterEach(() => jest.restoreAllMocks());

  test.each([
    [['sink', 'mf-agent'], /There is no command "sink"/],
    [['rollback'], /Say it as: rollback <part>/],
    [['share', 'mf-agent'], /Say it as: share <part> <percent>/],
    [['share', 'mf-agent', 'half'], /The share is a percentage from 0 to 100, not "half"/],
    [['publish', 'mf-agent'], /Say it as: publish <part> <release>/],
  ])('remotes %j', async (args, message) => {
    expect(await remotesCommand(args)).toBe(2);
    expect(err).toMatch(message);
  });

  test.each([
    [['--canary', '120'], /--canary is a percentage from 0 to 100, not "120"/],
    [['now'], /What is "now"\?/],
  ])('release %j', async (args, message) => {
    expect(await releaseCommand('.', args)).toBe(2);
    expect(err).toMatch(message);
  });

  test('a site that is no address is said before anything is sent', async () => {
    expect(await remotesCommand(['--to', 'lobby'])).toBe(1);
    expect(err).toMatch(/A site is an address like/);
  });

  test('a site that does not answer is named', async () => {
    expect(await remotesCommand(['--to', 'http://127.0.0.1:9'])).toBe(1);
    expect(err).toMatch(/http:\/\/127\.0\.0\.1:9 does not answer \(.+\): is Tessera running there\?/);
  });
});
