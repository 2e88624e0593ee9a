import { checkCatalogues } from '@tessera/testing/catalogues';

test('every language has every message, with the same placeholders', () => {
  expect(checkCatalogues(__dirname)).toEqual([]);
});
