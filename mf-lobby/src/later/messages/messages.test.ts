import { LOCALE_CODES } from '@tessera/domain';
import { checkCatalogues } from '@tessera/testing/catalogues';

test('has every message in every language, with the same placeholders', () => {
  expect(checkCatalogues(__dirname)).toEqual([]);
});

/** The browser has no texts of routes; their titles are shown again once a page's content is there. */
test.each(LOCALE_CODES)('says the titles of the slot pages as their routes do: %s', async (code) => {
  const [late, routes] = (
    await Promise.all([import(`./${code}.json`), import(`../../messages/${code}.json`)])
  ).map((catalogue) => catalogue.default as Readonly<Record<string, string>>);
  for (const id of ['slotGame.title', 'slotGame.description', 'gameRoom.title', 'gameRoom.description']) {
    expect([id, late?.[id]]).toEqual([id, routes?.[`route.${id}`]]);
  }
});
