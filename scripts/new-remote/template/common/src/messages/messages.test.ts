import { checkCatalogues } from '@tessera/testing/catalogues';

test('all eleven catalogues are complete', () => {
  // The title is a name, the same in every language.
  expect(checkCatalogues(__dirname, { sameAllowed: ['page.title'] })).toEqual([]);
});
