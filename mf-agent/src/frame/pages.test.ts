import { pageOf } from './pages.ts';

test.each([
  [undefined, null, 'Plan'],
  ['Plan', null, 'Plan'],
  ['plan', null, 'Plan'],
  ['Nowhere', 'Plan', 'Plan'],
  ['Plan', 'Nowhere', undefined],
  ['Nowhere', null, undefined],
])('path %s with query %s is %s', (inPath, inQuery, page) => {
  expect(pageOf(inPath, inQuery)).toBe(page);
});
