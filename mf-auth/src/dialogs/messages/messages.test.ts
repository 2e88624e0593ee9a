import { checkCatalogues } from '@tessera/testing/catalogues';

test('has every message in all eleven languages', () => {
  expect(checkCatalogues(__dirname)).toEqual([]);
});
