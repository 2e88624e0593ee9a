import { checkCatalogues } from '@tessera/testing/catalogues';

test('the frame speaks all eleven languages', () => {
  expect(checkCatalogues(__dirname, { sameAllowed: ['footer.rights'] })).toEqual([]);
});
