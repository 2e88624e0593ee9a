import semver from 'semver';
import { refusalText, type Refusal } from '../releases/refusal.ts';
import { json } from '../testing/answers.ts';
import { RANGES } from '../testing/builds.ts';
import { startSite } from '../testing/gateway.ts';
import { REGISTRY, startTeamSite, type TeamSite } from '../testing/team-site.ts';

/** What one address could stop the gateway with: a range whose comparison takes seconds. */
const HUGE_RANGE = Array.from({ length: 70_000 }, (_, index) => `~${index}`)
  .join('||')
  .slice(0, 450_000);
const SHOWN_CHARACTERS = 121;

const documentOf = (changes: object, config: object = {}) => ({
  ...{ release: 'a', baseUrl: '/', parts: {}, titles: {}, entry: 'e.js', global: 'g', shared: RANGES },
  files: { 'e.js': `sha384-${'A'.repeat(64)}` },
  config: { name: 'mf-x', contract: '^1.0.0', ...config },
  ...changes,
});

describe('the check of a release', () => {
  let site: TeamSite['site'];
  let team: TeamSite['team'];
  beforeAll(async () => {
    ({ site, team } = await startTeamSite());
  });
  afterAll(() => site.close());
  afterEach(() => jest.restoreAllMocks());

  /** The refusals of a check, one line each. */
  const refusedLines = async (document: object): Promise<string[]> => {
    const { refused = [] } = (await json(site.post(`${REGISTRY}/check`, document))) as {
      refused?: Refusal[];
    };
    return refused.map((refusal) => `${refusal.code} ${refusalText(refusal)}`);
  };

  it.each([
    ['as its contract', documentOf({}, { contract: HUGE_RANGE })],
    ['for a shared package', documentOf({ shared: { react: HUGE_RANGE } })],
    ['of 60,000 characters', documentOf({}, { contract: HUGE_RANGE.slice(0, 60_000) })],
  ])('refuses a huge range %s before it is compared', async (_, document) => {
    const spies = [jest.spyOn(semver, 'validRange'), jest.spyOn(semver, 'satisfies')];
    const answer = await site.post(`${REGISTRY}/check`, document);
    const text = await answer.text();
    expect([413, 422]).toContain(answer.status);
    const calls: unknown[] = spies.flatMap((spy) => spy.mock.calls as unknown[][]).flat();
    const longest = calls.map((given) => String(given).length);
    expect(Math.max(0, ...longest)).toBeLessThanOrEqual(64);
    expect(text.length).toBeLessThan(1_000);
  });

  it.each([
    ['shared packages', documentOf({ shared: entries(65, '^1.0.0') })],
    ['routes', documentOf({}, { routes: routes(201) })],
    ['slots', documentOf({}, { slots: Array(201).fill({ slot: 'home.main', order: 1 }) })],
    ['titles', documentOf({ titles: entries(201, {}) })],
  ])('refuses too many %s', async (_, document) => {
    const answer = await site.post(`${REGISTRY}/check`, document);
    expect([answer.status, await json(answer)]).toMatchObject([422, { refused: [{ code: 'form' }] }]);
  });

  it.each([
    ['nothing', {}, ['react', '@tessera/contracts']],
    ['no React', { ...RANGES, react: undefined }, ['react']],
  ])('refuses a remote that shares %s, by the names of what is missing', async (_, shared, names) => {
    expect(await refusedLines(documentOf({ shared }))).toEqual(
      names.map(
        (name) =>
          `shared mf-x a: shared package ${name}: expected a range of versions, since every remote shares it, got none. ` +
          `Build mf-x with tessera-build, which shares ${name}.`,
      ),
    );
  });

  const ENDLESS = ['', '*', 'x', '>=19.0.0', '^19.3.0 || *', '>18.0.0 || ^19.3.0', ' '];
  it.each(ENDLESS)('refuses the range "%s", which accepts versions that do not exist yet', async (range) => {
    const expected = 'expected a range with an upper end, such as ^19.3.0, got';
    expect(await refusedLines(documentOf({ shared: { ...RANGES, react: range } }))).toEqual([
      `shared mf-x a: shared package react: ${expected} ${JSON.stringify(range)}. Name the versions that it was built for.`,
    ]);
    const contract = range.replaceAll('19', '1').replaceAll('18', '0');
    expect(await refusedLines(documentOf({}, { contract }))).toEqual([
      `contract mf-x a: contract: ${expected.replace('19.3.0', '1.0.0')} ${JSON.stringify(contract)}. Name the versions that it was built for.`,
    ]);
  });

  it.each(['^19.3.0', '~19.3.1', '19.3.1', '19.x', '18 || 19', '>=19 <20', '19.0.0 - 19.9.9'])(
    'accepts the range "%s"',
    async (range) => {
      expect(await refusedLines(documentOf({ shared: { ...RANGES, react: range } }))).toEqual([]);
    },
  );

  it('echoes at most 120 characters of a value', async () => {
    const document = { ...documentOf({}), entry: `${'x'.repeat(5_000)}.js`, release: 'y'.repeat(5_000) };
    const { refused } = (await json(site.post(`${REGISTRY}/check`, document))) as {
      refused: Record<string, string>[];
    };
    expect(refused.length).toBeGreaterThan(0);
    for (const text of refused.flatMap((one) => Object.values(one))) {
      expect(text.length).toBeLessThanOrEqual(SHOWN_CHARACTERS);
    }
  });

  it('takes no signature in development, and also a signed request', async () => {
    const bare = await site.post(`${REGISTRY}/check`, documentOf({}));
    const signed = await team.call('POST', '/check', documentOf({}));
    expect([bare.status, signed.status]).toEqual([200, 200]);
  });
});

it('refuses an upload that shares nothing, before any file is sent', async () => {
  const { site, team, build, refusal } = await startTeamSite();
  const started = team.call('POST', '/uploads', await team.document(await build('0.2.0-a', { shared: {} })));
  const answer = await refusal(started);
  await site.close();
  expect(answer).toMatchObject([422, expect.stringMatching(/^shared .* react/), expect.anything()]);
});

it('in production refuses a check that is not signed', async () => {
  const site = await startSite({
    ...{ isProduction: true, publicUrl: 'https://play.example.com', allowedHosts: ['127.0.0.1'] },
  });
  const answer = await site.post(`${REGISTRY}/check`, documentOf({}));
  const body = await json(answer);
  await site.close();
  expect([answer.status, body]).toMatchObject([401, { refused: [{ code: 'signature' }] }]);
});

function entries(count: number, value: unknown): Record<string, unknown> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, value]));
}

function routes(count: number): object[] {
  return Array.from({ length: count }, (_, index) => ({
    ...{ id: `r${index}`, path: `/r${index}`, titleId: 't', descriptionId: 'd' },
  }));
}
