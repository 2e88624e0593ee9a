import { createFakeShell } from '@tessera/testing';
import { operatorLink } from './operator-link.ts';

const read = (url: string | null) => {
  const { windows } = createFakeShell();
  const link = operatorLink(windows, url);
  return link && { href: link.anchor.href, isExternal: link.isExternal };
};

test.each([
  ['https://partner.example/a', { href: 'https://partner.example/a', isExternal: true }],
  ['http://partner.example/', { href: 'http://partner.example/', isExternal: true }],
  ['faq/17', { href: '/faq/17', isExternal: false }],
  ['main/3', { href: '/main/3', isExternal: false }],
  ['/discount?x=1', { href: '/discount?x=1', isExternal: false }],
])('reads %s by its type', (url, link) => {
  expect(read(url)).toEqual(link);
});

test.each([
  null,
  '',
  'javascript:alert(1)',
  'faq/../x',
  'main',
  'ftp://x.example',
  '//evil.example',
  'data:,x',
])('ignores %s', (url) => {
  expect(read(url)).toBeUndefined();
});
