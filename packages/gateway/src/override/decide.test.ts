import { decideOverrides, type OverrideVisit } from './decide.ts';

const LOCAL = 'http://localhost:4302';
const asked = (search: string, changes: Partial<OverrideVisit> = {}) =>
  decideOverrides({
    rule: { origins: 'loopback', guestsOnly: false },
    search,
    cookie: undefined,
    isMember: false,
    remotes: ['mf-agent', 'mf-lobby'],
    ...changes,
  });
const override = (name: string, origin = LOCAL) => ({ name, origin, guestsOnly: false });

test('the address brings a remote from elsewhere, and the pages that follow keep it', () => {
  const first = asked(`?hall=slot&remote=mf-agent@${LOCAL}`);
  expect(first).toEqual({
    overrides: [override('mf-agent')],
    refused: [],
    remember: `mf-agent@${LOCAL}`,
  });
  expect(asked('', { cookie: first.remember })).toEqual({ ...first, remember: undefined });
});

test('several come at once; what the address says takes the place of what was kept', () => {
  const both = asked(`?remote=mf-agent@${LOCAL}&remote=mf-lobby@http://127.0.0.1:4303/`, {
    cookie: 'mf-agent@http://localhost:1',
  });
  expect(both.overrides).toEqual([override('mf-agent'), override('mf-lobby', 'http://127.0.0.1:4303')]);
});

test('an empty one ends it', () => {
  expect(asked('?remote=', { cookie: `mf-agent@${LOCAL}` })).toEqual({
    overrides: [],
    refused: [],
    remember: '',
  });
});

test.each([
  ['mf-agent', 'form'],
  ['mf-agent@localhost:4302', 'form'],
  [`mf-agent@${LOCAL}/release.json`, 'form'],
  ['mf-agent@http://me:secret@localhost:4302', 'form'],
  ['mf-agent@javascript:alert(1)', 'form'],
  [`@${LOCAL}`, 'form'],
  [`mf-news@${LOCAL}`, 'unknown'],
  [`shell@${LOCAL}`, 'unknown'],
  ['mf-agent@https://evil.example', 'origin'],
  ['mf-agent@http://localhost.evil.example:80', 'origin'],
  ['mf-agent@http://127.0.0.1.evil.example', 'origin'],
])('%s is refused: %s', (wanted, because) => {
  const { overrides, refused, remember } = asked(`?remote=${encodeURIComponent(wanted)}`);
  expect(overrides).toEqual([]);
  expect(refused).toEqual([{ wanted, because, allowed: ['http://localhost:*', 'http://127.0.0.1:*'] }]);
  expect(remember).toBeUndefined();
});

test('what is refused holds nothing else back, and is not kept', () => {
  const { overrides, refused, remember } = asked(`?remote=mf-news@${LOCAL}&remote=mf-agent@${LOCAL}`);
  expect(overrides).toEqual([override('mf-agent')]);
  expect(refused).toHaveLength(1);
  expect(remember).toBe(`mf-agent@${LOCAL}`);
});

test.each(['http://localhost:1', 'http://127.8.0.1:1', 'http://[::1]:4302', 'https://agent.localhost'])(
  '%s is of this machine',
  (origin) => {
    expect(asked(`?remote=mf-agent@${origin}`).overrides).toEqual([override('mf-agent', origin)]);
  },
);

test('a list takes its origins and no others, not even those of this machine', () => {
  const rule = { origins: ['https://next.example.com'], guestsOnly: false };
  expect(asked('?remote=mf-agent@https://next.example.com', { rule }).overrides).toHaveLength(1);
  expect(asked(`?remote=mf-agent@${LOCAL}`, { rule }).refused).toEqual([
    { wanted: `mf-agent@${LOCAL}`, because: 'origin', allowed: ['https://next.example.com'] },
  ]);
});

test('where it is off, an address that asks for it is an address like any other', () => {
  const rule = { origins: 'none', guestsOnly: true } as const;
  expect(asked(`?remote=mf-agent@${LOCAL}`, { rule })).toEqual({
    overrides: [],
    refused: [],
    remember: undefined,
  });
  expect(asked('', { rule, cookie: `mf-agent@${LOCAL}` }).remember).toBe('');
});

test('a member of a production site gets none, is told once, and it is forgotten', () => {
  const rule = { origins: 'loopback', guestsOnly: true } as const;
  const cookie = `mf-agent@${LOCAL}`;
  expect(asked('', { rule, cookie }).overrides).toEqual([{ ...override('mf-agent'), guestsOnly: true }]);
  const member = asked('', { rule, cookie, isMember: true });
  expect(member).toMatchObject({
    overrides: [],
    refused: [{ wanted: cookie, because: 'member' }],
    remember: '',
  });
  expect(asked('', { rule, cookie: member.remember, isMember: true }).refused).toEqual([]);
});

test('what somebody wrote is repeated in bounds', () => {
  const { refused } = asked(`?${'remote=x&'.repeat(50)}remote=${'y'.repeat(9_000)}`);
  expect(refused).toHaveLength(10);
  expect(asked(`?remote=${'y'.repeat(9_000)}`).refused[0]?.wanted).toHaveLength(120);
});
