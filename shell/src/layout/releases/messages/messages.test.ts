import { checkCatalogues } from '@tessera/testing/catalogues';

test('has all texts about releases in eleven languages', () => {
  expect(checkCatalogues(__dirname)).toEqual([]);
});
