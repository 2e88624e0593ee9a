import { createTestBrowser } from '../testing/environment.fixture.ts';
import { openServices } from '../testing/services.fixture.ts';
import { COOKIES, readCookie } from './cookies.ts';

test('reads a value by its name, decoded', () => {
  expect(readCookie('a=1; currency=R%4DB', 'currency')).toBe('RMB');
  expect(readCookie('a=1', 'currency')).toBeUndefined();
});

test.each(['%', '%zz', '%E0%A4%A'])('ignores the value %s, whose escape is broken', (value) => {
  expect(readCookie(`currency=${value}; lang=en_US`, 'currency')).toBeUndefined();
  expect(readCookie(`currency=${value}; lang=en_US`, 'lang')).toBe('en_US');
});

test('a page starts with cookies whose escapes are all broken', () => {
  const browser = createTestBrowser('https://site.test');
  for (const name of Object.values(COOKIES)) browser.jar.set(name, '%zz');
  const services = openServices(browser.openTab());
  const stop = services.start();
  expect(services.session.get()).toEqual({ status: 'guest' });
  expect(services.takeEntryRequest()).toBeUndefined();
  stop();
});
