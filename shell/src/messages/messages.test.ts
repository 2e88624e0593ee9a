import { checkCatalogues } from '@tessera/testing/catalogues';

test('has all texts of the frame in eleven languages', () => {
  expect(checkCatalogues(__dirname, { sameAllowed: ['footer.rights'] })).toEqual([]);
});
