import { WORLD_NAMES, WORLDS } from '@tessera/domain';
import { gameCodeOf } from '../../seed/game-codes.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import type { CoverSpec } from '../cover.types.ts';
import { paletteNames } from '../palettes.ts';
import { scenes } from '../scenes/scenes.ts';
import { coverFor } from './casting.ts';
import { namedPalettes } from './harmony.ts';
import { worldOfPlace, worldPalettes } from './worlds.ts';

const covers = coverFor(catalogue);
const games = catalogue.map((game) => {
  const world = WORLD_NAMES.find((name) => gameCodeOf(game).split('-').includes(name));
  return { ...game, world: world ?? 'tide', cover: covers.get(game.id) as CoverSpec };
});

test('shows on each cover a place of the world that its game opens in', () => {
  const strange = games.filter(({ world, cover }) => worldOfPlace(cover.scene) !== world);
  expect(strange.map(({ title, world, cover }) => `${title}: ${cover.scene} in ${world}`)).toEqual([]);
});

test('draws each cover in a palette of the world that its game opens in', () => {
  const strange = games.filter(({ world, cover }) => !worldPalettes[world].includes(cover.palette));
  expect(strange.map(({ title, world, cover }) => `${title}: ${cover.palette} in ${world}`)).toEqual([]);
});

test('gives each title the colour that it names', () => {
  const wrong = games.filter(({ title, cover }) => {
    const named = namedPalettes(title);
    return named.length > 0 && !named.includes(cover.palette);
  });
  expect(wrong.map(({ title, world, cover }) => `${title}: ${cover.palette} in ${world}`)).toEqual([]);
});

test('knows every place in one world, and every palette in at least one', () => {
  const places = WORLD_NAMES.flatMap((name) => WORLDS[name].places);
  expect([...places].sort()).toEqual(Object.keys(scenes).sort());
  expect(new Set(WORLD_NAMES.flatMap((name) => worldPalettes[name])).size).toBe(paletteNames.length);
});
