import { checkCatalogues } from '@tessera/testing/catalogues';

test('the pages speak all eleven languages', () => {
  expect(checkCatalogues(__dirname, { sameAllowed: ['app.android.title'] })).toEqual([]);
});
