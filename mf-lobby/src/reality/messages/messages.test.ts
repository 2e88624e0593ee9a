import { checkCatalogues } from '@tessera/testing/catalogues';

test('has every message in every language, with the same placeholders', () => {
  expect(checkCatalogues(__dirname)).toEqual([]);
});
