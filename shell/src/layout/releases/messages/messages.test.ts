import { checkCatalogues } from '@tessera/testing/catalogues';

test('what is said of releases is said in all eleven languages', () => {
  expect(checkCatalogues(__dirname)).toEqual([]);
});
