import { checkCatalogues } from '@tessera/testing/catalogues';

test('the help speaks all eleven languages', () => {
  expect(checkCatalogues(__dirname)).toEqual([]);
});
