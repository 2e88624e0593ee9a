import { checkCatalogues } from '@tessera/testing/catalogues';

/** Names of messengers, and a pattern without words. */
const SAME = [
  'plan.level',
  'contact.telegram',
  'contact.whats_app',
  'contact.wechat',
  'contact.zalo',
  'contact.line',
];

test('all eleven catalogues are complete', () => {
  expect(checkCatalogues(__dirname, { sameAllowed: SAME })).toEqual([]);
});
