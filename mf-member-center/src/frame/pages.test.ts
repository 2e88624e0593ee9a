import { pageOf } from './pages.ts';

test.each([
  [undefined, null, 'Info'],
  ['Info', null, 'Info'],
  ['info', null, 'Info'],
  ['Nowhere', 'Info', 'Info'],
  ['Info', 'Nowhere', undefined],
  ['Nowhere', null, undefined],
])('path %s with query %s is %s', (inPath, inQuery, page) => {
  expect(pageOf(inPath, inQuery)).toBe(page);
});
