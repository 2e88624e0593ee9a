import { readImagePath, readLink } from './link.ts';

test.each([
  ['/discount/3?x=1#terms', { kind: 'internal', path: '/discount/3?x=1#terms' }],
  ['https://example.com/a', { kind: 'external', url: 'https://example.com/a' }],
  ['HTTP://Example.com', { kind: 'external', url: 'http://example.com/' }],
  // What looks like a path and is another host counts as that host.
  ['//evil.example/x', { kind: 'external', url: 'https://evil.example/x' }],
  ['/\\evil.example/x', { kind: 'external', url: 'https://evil.example/x' }],
])('%s leads somewhere', (href, link) => {
  expect(readLink(href)).toEqual(link);
});

test.each([
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://example.com/1',
  'mailto:a@example.com',
  'https://bank.example@evil.example/',
  'https://',
  'page.html',
  '#top',
  '',
])('%j leads nowhere', (href) => {
  expect(readLink(href)).toBeUndefined();
});

test('images come from this site only', () => {
  expect(readImagePath('/media/a.avif')).toBe('/media/a.avif');
  expect(readImagePath('https://tracker.example/a.gif')).toBeUndefined();
});
