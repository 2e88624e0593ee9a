import { checkCatalogues } from '@tessera/testing/catalogues';

test('the frame’s later parts speak all eleven languages', () => {
  expect(checkCatalogues(__dirname)).toEqual([]);
});
