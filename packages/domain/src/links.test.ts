import fc from 'fast-check';
import { readLink } from './links.ts';
import { LOCALE_CODES } from './locales.ts';
import { localisePath } from './paths.ts';

test.each([
  ['/discount/3?x=1#terms', { kind: 'internal', path: '/discount/3?x=1#terms' }],
  ['/', { kind: 'internal', path: '/' }],
  [' /faq/8 ', { kind: 'internal', path: '/faq/8' }],
  ['/%2e%2f/evil.example', { kind: 'internal', path: '/%2e%2f/evil.example' }],
  ['https://example.com/a', { kind: 'external', url: 'https://example.com/a' }],
  ['HTTP://Example.com', { kind: 'external', url: 'http://example.com/' }],
  ['https://evil。example/', { kind: 'external', url: 'https://evil.example/' }],
])('reads %s', (text, link) => {
  expect(readLink(text)).toEqual(link);
});

test.each([
  '/.//evil.example/x',
  '/%2e//evil.example/x',
  '/a/..//evil.example',
  '/\\evil.example',
  '//evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://example.com/1',
  'mailto:a@example.com',
  'https://bank.example@evil.example/',
  'https:evil.example',
  'https:/evil.example',
  'https://',
  'ftp://host/file',
  'page.html',
  '#top',
  '',
  null,
  undefined,
])('refuses %j', (text) => {
  expect(readLink(text)).toBeUndefined();
});

const PIECES = [
  ...[
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2e',
    '%2f',
    '%5c',
    '。',
    '．',
    '／',
    '\t',
    '\n',
    '\r',
    '\0',
    ' ',
    '\u00a0',
  ],
  ...[
    '?',
    '#',
    '@',
    ':',
    'https:',
    'http://',
    'HTTPS://',
    'javascript:',
    'data:',
    'evil.example',
    'site.example',
  ],
  ...['user:pass@', '[::1]', 'hi-IN', 'discount', '\u202e', '\ud800'],
];
const ADDRESSES = fc.oneof(
  fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 3 })), { maxLength: 9 }),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((rest) => ['/', ...rest]),
);

/** `npm run prove -- links` runs the full size; PROOF_SEED repeats a run. */
const runs = process.env.PROOF === 'full' ? 100_000 : 10_000;

test('no generated address leaves the site as a path, or opens anything but a web page', () => {
  const site = 'https://site.example';
  const seen = { internal: 0, external: 0 };
  fc.assert(
    fc.property(ADDRESSES, (pieces) => {
      const link = readLink(pieces.join(''));
      if (!link) return;
      seen[link.kind] += 1;
      // Plain throws: this many calls of `expect` take longer than the property.
      if (link.kind === 'internal') {
        const [first, last] = [LOCALE_CODES[0], LOCALE_CODES[LOCALE_CODES.length - 1] ?? LOCALE_CODES[0]];
        for (const path of [link.path, localisePath(first, link.path), localisePath(last, link.path)]) {
          if (new URL(path, `${site}/discount/3`).origin !== site) throw new Error(`${path} leaves the site`);
        }
        return;
      }
      const url = new URL(link.url, site);
      if (!/^https?:$/.test(url.protocol) || url.username || url.password || url.href !== link.url) {
        throw new Error(`${link.url} is not a plain web address`);
      }
    }),
    { numRuns: runs },
  );
  expect(seen.internal).toBeGreaterThan(runs / 100);
  expect(seen.external).toBeGreaterThan(runs / 1_000);
});
