import { checkCatalogues } from '@tessera/testing/catalogues';

test('all eleven catalogues are complete', () => {
  expect(checkCatalogues(__dirname, { sameAllowed: ['category.vip'] })).toEqual([]);
});
