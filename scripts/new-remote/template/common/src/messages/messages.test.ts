import { checkCatalogues } from '@tessera/testing/catalogues';

test('all eleven catalogues are complete', () => {
  // The title is a name.
  expect(checkCatalogues(__dirname, { sameAllowed: ['page.title'] })).toEqual([]);
});
