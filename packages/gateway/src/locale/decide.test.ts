import { decideLocale, type LocaleRequest } from './decide.ts';

const decide = (pathname: string, changes: Partial<LocaleRequest> = {}) =>
  decideLocale({
    pathname,
    search: '',
    cookie: undefined,
    acceptLanguage: undefined,
    offered: ['en_US', 'hi_IN', 'ta_IN'],
    ...changes,
  });

describe('a path that names its locale', () => {
  it('is served in it and remembered', () => {
    expect(decide('/hi-IN/faq')).toEqual({ kind: 'serve', code: 'hi_IN', path: '/faq', remember: true });
  });

  it('wins over the cookie, which follows', () => {
    const decision = decide('/ta-IN', { cookie: 'hi_IN' });
    expect(decision).toEqual({ kind: 'serve', code: 'ta_IN', path: '/', remember: true });
  });

  it('may be in any of the eleven languages, whatever the selector shows', () => {
    expect(decide('/ja-JP/faq')).toMatchObject({ kind: 'serve', code: 'ja_JP' });
  });

  it.each([
    ['/hi_IN/faq', '/hi-IN/faq'],
    ['/hi-in', '/hi-IN'],
    ['/en-US/faq', '/faq'],
    ['/en-US', '/'],
  ])('is redirected from %s to %s', (from, to) => {
    expect(decide(from, { search: '?a=1' })).toMatchObject({ kind: 'redirect', location: `${to}?a=1` });
  });

  it.each(['/en-US//evil.example', '/en-US/\\evil.example', '//evil.example', '///evil.example'])(
    'never leads %s to another host',
    (path) => {
      expect(decide(path)).toMatchObject({ kind: 'redirect', location: '/evil.example' });
    },
  );
});

describe('a path without a locale', () => {
  it('follows the cookie', () => {
    expect(decide('/faq', { cookie: 'hi_IN', search: '?x=1' })).toEqual({
      kind: 'redirect',
      code: 'hi_IN',
      location: '/hi-IN/faq?x=1',
      remember: false,
    });
    expect(decide('/faq', { cookie: 'en_US', acceptLanguage: 'hi' })).toMatchObject({
      kind: 'serve',
      code: 'en_US',
    });
  });

  it('follows the browser’s languages on a first visit, as far as the site offers them', () => {
    expect(decide('/', { acceptLanguage: 'fr, ta;q=0.5, hi;q=0.8' })).toMatchObject({
      kind: 'redirect',
      location: '/hi-IN',
      remember: true,
    });
    expect(decide('/', { acceptLanguage: 'ja-JP, en;q=0.1' })).toMatchObject({
      kind: 'serve',
      code: 'en_US',
    });
    expect(decide('/', { acceptLanguage: 'hi;q=0' })).toMatchObject({ kind: 'serve', code: 'en_US' });
  });

  it('is in the default language where nothing is known', () => {
    expect(decide('/')).toEqual({ kind: 'serve', code: 'en_US', path: '/', remember: true });
    expect(decide('/', { cookie: 'xx_XX' })).toMatchObject({ kind: 'serve', code: 'en_US', remember: true });
  });
});
