import { json } from '../testing/answers.ts';
import { RANGES } from '../testing/builds.ts';
import { REGISTRY, startTeamSite, type TeamSite } from '../testing/team-site.ts';

let site: TeamSite['site'];
beforeAll(async () => {
  ({ site } = await startTeamSite());
});
afterAll(() => site.close());

it('sends expected, actual and hint, and the same under the old names', async () => {
  const release = {
    ...{ release: 'a', baseUrl: '/', parts: {}, titles: {}, entry: 'e.js', global: 'g', shared: RANGES },
    files: { 'e.js': `sha384-${'A'.repeat(64)}` },
    config: { name: 'mf-x', contract: '^9.0.0' },
  };
  const { refused } = (await json(site.post(`${REGISTRY}/check`, release))) as {
    refused: Record<string, string>[];
  };
  const [one = {}] = refused;
  expect(one).toMatchObject({ code: 'contract', expected: '^9.0.0' });
  expect(one['hint']).toContain('build mf-x for that contract');
  const { expected, actual, hint } = one;
  expect(one).toMatchObject({ wanted: expected, got: actual, mend: hint });
});
