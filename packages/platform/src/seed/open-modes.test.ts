import { buildCatalogue } from './catalogue.ts';

test('the sample site opens games in every mode, each provider’s in one', () => {
  const { games, providers } = buildCatalogue('standard');
  const modesOf = (id: number) => new Set(games.flatMap((game) => (game.providerId === id ? game.mode : [])));
  const modes = new Map(providers.map(({ id, name }) => [name, [...modesOf(id)].join()]));
  expect(Object.fromEntries(modes)).toMatchObject({
    Oxbow: 'window',
    'Tallow Lane': 'modal',
    Parquet: 'page',
    'Saltmarsh Nine': 'redirect',
  });
  expect(new Set(modes.values())).toEqual(new Set(['window', 'modal', 'page', 'redirect']));
});
