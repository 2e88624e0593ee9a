import type { LiveReleases } from '../releases/registry.ts';
import type { FirstScreen } from '../rendering/protocol.ts';
import { HOME_VISIT } from '../testing/site.ts';
import { createPages } from './pages.ts';
import type { Visit } from './visit.ts';

const SHELL = { release: '1', baseUrl: '/shell/1/', files: {}, parts: {}, titles: {}, routes: [] };
const HOME: Visit = {
  live: { shell: SHELL, registry: { remotes: [] } } as unknown as LiveReleases,
  ...HOME_VISIT,
};
const SCREEN: FirstScreen = {
  html: 'x'.repeat(50_000),
  preloads: '',
  styles: [],
  styleRules: '',
  dataBlock: '',
};

/** Room for about a dozen pages, which a renderer that says `screen` makes. */
function pagesOf(screen: FirstScreen | null) {
  const render = jest.fn(() => Promise.resolve(screen));
  const log = { warn: jest.fn() };
  const renderer = { render, close: () => Promise.resolve() };
  const pages = createPages({ renderer, log, maxBytes: 4_000_000 });
  const ask = async (change: Partial<Visit> = {}) => {
    const { kind } = pages.get({ ...HOME, ...change }, '');
    await new Promise(setImmediate);
    return kind;
  };
  return { ask, render, pages };
}

test('a stranger who asks for a thousand addresses drives out their own pages alone', async () => {
  const { ask } = pagesOf(SCREEN);
  expect([await ask(), await ask()]).toEqual(['new', 'kept']);
  for (let number = 0; number < 1_000; number += 1) await ask({ search: `?x=${number}` });
  expect([await ask(), await ask({ search: '?x=999' }), await ask({ search: '?x=1' })]).toEqual([
    'kept',
    'kept',
    'new',
  ]);
});

test('a page with an endless query is not kept', async () => {
  const { ask } = pagesOf(SCREEN);
  const search = `?x=${'y'.repeat(1_000)}`;
  expect([await ask({ search }), await ask({ search })]).toEqual(['new', 'new']);
});

test('a page that should have been rendered and was not is not kept', async () => {
  const { ask } = pagesOf(null);
  expect([await ask(), await ask()]).toEqual(['new', 'new']);
});

test('visitors who come at the same time are given one rendering', async () => {
  const { pages, render } = pagesOf(SCREEN);
  const all = [1, 2, 3].map(() => pages.get(HOME, ''));
  expect(all.map(({ kind }) => kind)).toEqual(['new', 'new', 'new']);
  for (const now of all) expect(now.kind === 'new' && (await now.rendering)).toBe(SCREEN);
  expect(render).toHaveBeenCalledTimes(1);
});
