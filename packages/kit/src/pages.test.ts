import { pageNamed } from './pages.ts';

test.each([
  [undefined, null, 'Info'],
  ['Info', null, 'Info'],
  ['deposit', null, 'Deposit'],
  ['Nowhere', 'Deposit', 'Deposit'],
  ['Info', 'Deposit', 'Deposit'],
  ['Info', 'Nowhere', undefined],
  ['Nowhere', null, undefined],
])('path %s with query %s is %s', (inPath, inQuery, page) => {
  expect(pageNamed([{ name: 'Info' }, { name: 'Deposit' }], inPath, inQuery)).toBe(page);
});
