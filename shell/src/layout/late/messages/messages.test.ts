import { checkCatalogues } from '@tessera/testing/catalogues';

test('has all texts of the frame’s late parts in eleven languages', () => {
  expect(checkCatalogues(__dirname)).toEqual([]);
});
