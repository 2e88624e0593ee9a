import { coverFor, catalogue, renderSymbol, symbolOf, type CoverSpec } from '../art/index.ts';
import { gameCodeOf } from '../seed/game-codes.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { testRun } from '../testing/test-run.ts';
import { fileName, type PicturePlan } from './images.ts';
import { loadPlans } from './plans.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const pathOf = (plan: PicturePlan) => plan.sizes[0] && `/media/${fileName(plan, plan.sizes[0])}`;
const covers = coverFor(catalogue);

test('gives a game the symbol of its cover, in the cover’s palette', async () => {
  const bell = catalogue.find(({ title }) => title === 'Bell Tower Blues');
  if (!bell) throw new Error('the catalogue has no bell');
  const cover = covers.get(bell.id) as CoverSpec;
  expect(cover.motif).toBe('bell');
  const answer = await fetch(`${platform.url}/media/symbols/${gameCodeOf(bell)}`);
  expect(answer.headers.get('content-type')).toContain('image/svg+xml');
  expect(await answer.text()).toBe(renderSymbol(symbolOf(cover)));
});

test('gives every game the symbol that its cover names, and an unknown game none', async () => {
  const plans = new Map(
    [...(await loadPlans(testRun().mediaDir)).values()].map((plan) => [pathOf(plan), plan]),
  );
  const strange: string[] = [];
  for (const game of catalogue) {
    const address = `${platform.url}/media/symbols/${gameCodeOf(game)}`;
    const found = plans.get((await fetch(address, { redirect: 'manual' })).headers.get('location') ?? '');
    const cover = covers.get(game.id) as CoverSpec;
    if (JSON.stringify(found?.spec) !== JSON.stringify(symbolOf(cover))) strange.push(game.title);
  }
  expect(strange).toEqual([]);
  expect((await fetch(`${platform.url}/media/symbols/elsewhere-1`)).status).toBe(404);
});

test('draws every symbol without a bad number, fonts or network', () => {
  for (const cover of covers.values())
    expect(renderSymbol(symbolOf(cover))).not.toMatch(/NaN|undefined|Infinity|<text|<image|href=/);
});
