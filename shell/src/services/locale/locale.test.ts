import { createTestBrowser } from '../testing/environment.fixture.ts';
import { createLocale } from './locale.ts';

function openAt(address: string, refuse = false) {
  const browser = createTestBrowser('https://site.example');
  const load = jest.fn();
  const locale = createLocale({
    code: 'en_US',
    offered: ['en_US', 'hi_IN'],
    cookies: browser.openTab().cookies,
    refuse: () => refuse,
    address: () => address,
    load,
  });
  return { locale, load, jar: browser.jar };
}

test.each([
  ['/', 'hi_IN', '/hi-IN'],
  ['/discount/3?a=b#c', 'hi_IN', '/hi-IN/discount/3?a=b#c'],
  ['/faq', 'hi-IN', '/hi-IN/faq'],
])('%s in %s is loaded as %s, and remembered', (address, code, target) => {
  const { locale, load, jar } = openAt(address);
  locale.change(code);
  expect(load).toHaveBeenCalledWith(target);
  expect(jar.get('i18n_redirected')).toBe('hi_IN');
});

test.each(['en_US', 'xx_XX', ''])('a change to %s changes nothing', (code) => {
  const { locale, load, jar } = openAt('/faq');
  locale.change(code);
  expect(load).not.toHaveBeenCalled();
  expect(jar.size).toBe(0);
});

test('while a game is open the language stays', () => {
  const { locale, load } = openAt('/', true);
  locale.change('hi_IN');
  expect(load).not.toHaveBeenCalled();
});
