import { SITE_SETTINGS } from '@tessera/testing';
import { createTestBrowser } from '../testing/environment.fixture.ts';
import { openServices } from '../testing/services.fixture.ts';

test('keeps in local storage whether guests may play demo games, as the site has it now (spec §3)', () => {
  const tab = createTestBrowser('http://localhost').openTab();
  const services = openServices(tab);
  const stop = services.start();
  expect(tab.storage.get('demoGameEnable')).toBe('1');
  services.site.setSettings({ ...SITE_SETTINGS, guestDemo: false });
  expect(tab.storage.get('demoGameEnable')).toBe('0');
  stop();
});
