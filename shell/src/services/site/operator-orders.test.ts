/** @jest-environment jsdom */
import '@tessera/testing/dom';
import { createFakeShell, SITE_SETTINGS } from '@tessera/testing';
import { createTestBrowser } from '../testing/environment.fixture.ts';
import { openServices } from '../testing/services.fixture.ts';
import { refetchSite } from './operator-orders.ts';

test('leaves out route rules of the new settings that lead in a circle', async () => {
  const kept = { from: '/a', to: '/faq' };
  const routeRules = [kept, { from: '/faq', to: '/a' }, { from: '/promo', to: 'http://localhost/promo' }];
  const tab = createTestBrowser('http://localhost').openTab();
  const { site } = openServices(tab);
  const { api } = createFakeShell({ answers: { siteDetail: { detail: { ...SITE_SETTINGS, routeRules } } } });
  await refetchSite(api, site, tab.cookies);
  expect(site.get().settings.routeRules).toEqual([kept]);
});
