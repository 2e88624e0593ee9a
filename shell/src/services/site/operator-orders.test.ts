/** @jest-environment jsdom */
import '@tessera/testing/dom';
import { createFakeShell, SITE_SETTINGS } from '@tessera/testing';
import { KEYS } from '../edge/storage.ts';
import { createTestBrowser } from '../testing/environment.fixture.ts';
import { openServices } from '../testing/services.fixture.ts';
import { clearKept, refetchSite } from './operator-orders.ts';

test('leaves out route rules of the new settings that lead in a circle', async () => {
  const kept = { from: '/a', to: '/faq' };
  const routeRules = [kept, { from: '/faq', to: '/a' }, { from: '/promo', to: 'http://localhost/promo' }];
  const tab = createTestBrowser('http://localhost').openTab();
  const { site } = openServices(tab);
  const { api } = createFakeShell({ answers: { siteDetail: { detail: { ...SITE_SETTINGS, routeRules } } } });
  await refetchSite(api, site, tab.cookies);
  expect(site.get().settings.routeRules).toEqual([kept]);
});

test('clears all that the browser and the tab keep of the site, and its caches', async () => {
  const keys = jest.fn(async () => ['pages']);
  const remove = jest.fn(async () => true);
  Object.assign(window, { caches: { keys, delete: remove } });
  localStorage.setItem('site_name', 'Tessera');
  sessionStorage.setItem('drafts', '{}');
  const tab = createTestBrowser('http://localhost').openTab();
  tab.storage.set(KEYS.token, 'abc.one');
  await clearKept({ ...tab, window });
  expect([localStorage.length, sessionStorage.length, tab.storage.get(KEYS.token)]).toEqual([
    0,
    0,
    undefined,
  ]);
  expect(remove.mock.calls).toEqual([['pages']]);
});
