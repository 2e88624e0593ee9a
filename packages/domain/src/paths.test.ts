import { localisePath, readPath } from './paths.ts';

test.each([
  ['/hi-IN/discount/3?x=1', 'hi_IN', '/discount/3?x=1'],
  ['/hi-IN', 'hi_IN', '/'],
  ['/hi-IN?x=1', 'hi_IN', '/?x=1'],
  ['/hi-IN#end', 'hi_IN', '/#end'],
  ['/discount', undefined, '/discount'],
  ['/', undefined, '/'],
  ['/hi-INdia', undefined, '/hi-INdia'],
])('splits %s into locale %s and path %s', (path, code, inner) => {
  expect(readPath(path)).toEqual({ code, path: inner, canonical: true });
});

test.each([
  ['/hi_IN/faq', 'hi_IN', '/faq'],
  ['/HI-in', 'hi_IN', '/'],
  ['/en-US/faq', 'en_US', '/faq'],
])('recognises %s as not canonical', (path, code, inner) => {
  expect(readPath(path)).toEqual({ code, path: inner, canonical: false });
});

test.each(['//evil.example', '/hi-IN//evil.example', '/hi-IN/\\evil.example'])(
  'keeps %s on the same host',
  (path) => {
    expect(readPath(path).path).toBe('/evil.example');
  },
);

test('adds the prefix that readPath removes', () => {
  expect(localisePath('ta_IN', '/')).toBe('/ta-IN');
  expect(localisePath('ta_IN', '/discount')).toBe('/ta-IN/discount');
  expect(localisePath('en_US', '/discount')).toBe('/discount');
});
