import { addAPIProvider, Icon, loadIcon, loadIcons } from '@iconify/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { startSite, type TestSite } from '../testing/gateway.ts';

/** The React client of Iconify, unchanged. */
let site: TestSite;
beforeAll(async () => {
  site = await startSite();
  addAPIProvider('', { resources: [`${site.url}/api/_nuxt_icon`] });
});
afterAll(() => site.close());

test('loads and draws the icons of the site', async () => {
  const names = ['tessera:heart-filled', 'tessera:close'];
  const loaded = await Promise.all(names.map((name) => loadIcon(name)));
  expect(loaded.map(({ width, height }) => [width, height])).toEqual([
    [24, 24],
    [24, 24],
  ]);
  for (const [index, icon] of names.entries()) {
    const markup = renderToStaticMarkup(createElement(Icon, { icon, ssr: true }));
    expect(markup).toContain('viewBox="0 0 24 24"');
    expect(markup).toContain(loaded[index]?.body);
  }
});

test('reports which of several icons the site does not have', async () => {
  const reported = await new Promise((resolve) => {
    loadIcons(['tessera:lobby', 'tessera:no-such'], (loaded, missing, pending) => {
      if (pending.length === 0) resolve([loaded, missing].map((icons) => icons.map(({ name }) => name)));
    });
  });
  expect(reported).toEqual([['lobby'], ['no-such']]);
});
