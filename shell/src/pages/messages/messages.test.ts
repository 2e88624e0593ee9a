import { checkCatalogues } from '@tessera/testing/catalogues';

test('has all texts of the pages in eleven languages', () => {
  expect(checkCatalogues(__dirname, { sameAllowed: ['app.android.title'] })).toEqual([]);
});
