import type { LocaleCode } from '@tessera/domain';
import { createTestBrowser } from '../testing/environment.fixture.ts';
import { createLocale } from './locale.ts';

const newTab = () => createTestBrowser('https://site.example').openTab();

function openAt(address: string, { refuse = false, tab = newTab(), code = 'en_US' as LocaleCode } = {}) {
  const load = jest.fn();
  const leaving = jest.fn(() => expect(load).not.toHaveBeenCalled());
  const locale = createLocale({
    code,
    offered: () => ['en_US', 'hi_IN'],
    cookies: tab.cookies,
    tabStorage: tab.tabStorage,
    refuse: () => refuse,
    address: () => address,
    leaving,
    load,
  });
  const changed = jest.fn();
  locale.onChanged?.(changed);
  return { locale, load, leaving, changed, tab };
}

test.each([
  ['/', 'hi_IN', '/hi-IN'],
  ['/discount/3?a=b#c', 'hi_IN', '/hi-IN/discount/3?a=b#c'],
  ['/faq', 'hi-IN', '/hi-IN/faq'],
])('loads %s in %s as %s, and stores the language', (address, code, target) => {
  const { locale, load, leaving, tab } = openAt(address);
  locale.change(code);
  expect(leaving).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledWith(target);
  expect(tab.cookies.get('i18n_redirected')).toBe('hi_IN');
});

test.each(['en_US', 'xx_XX', ''])('ignores a change to %s', (code) => {
  const { locale, load, tab } = openAt('/faq');
  locale.change(code);
  expect(load).not.toHaveBeenCalled();
  expect(tab.cookies.get('i18n_redirected')).toBeUndefined();
});

test('refuses a change while a game is open', () => {
  const { locale, load } = openAt('/', { refuse: true });
  locale.change('hi_IN');
  expect(load).not.toHaveBeenCalled();
});

test('calls listeners before a change and in the document after it, with both languages', () => {
  const { locale, load, changed, tab } = openAt('/faq');
  const change = { from: 'en_US', to: 'hi_IN' };
  const changing = jest.fn(() => expect(load).not.toHaveBeenCalled());
  locale.onChanging?.(changing);
  locale.change('hi_IN');
  expect(changing.mock.calls).toEqual([[change]]);
  expect(changed).not.toHaveBeenCalled();

  const after = openAt('/hi-IN/faq', { tab, code: 'hi_IN' });
  expect(after.changed.mock.calls).toEqual([[change]]);
  expect(openAt('/hi-IN/faq', { tab, code: 'hi_IN' }).changed).not.toHaveBeenCalled();
});

test('calls no listener for a refused change, and none that has unsubscribed', () => {
  const refused = openAt('/', { refuse: true });
  const { locale } = openAt('/');
  const changing = jest.fn();
  refused.locale.onChanging?.(changing);
  locale.onChanging?.(changing)();
  for (const one of [refused.locale, locale]) one.change('hi_IN');
  expect(changing).not.toHaveBeenCalled();
});
