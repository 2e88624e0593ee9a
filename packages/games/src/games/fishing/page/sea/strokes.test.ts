import { worldOf } from '../../../../page/worlds.ts';
import { WATERS } from '../../rules/room.ts';
import { createStrokes } from './strokes.ts';

const SIZE = { width: 390, height: 516 };
const [water] = Object.values(WATERS);
const strokes = createStrokes(water!, worldOf('tide'), SIZE);
const recipes = strokes.all.map(({ picture }) => picture);

test('each guest has all of its strokes, each once', () => {
  for (const { species } of water!) {
    const own = strokes.all.filter(({ picture }) => picture.what.species === species);
    const phases = own.map(({ picture }) => picture.what.phase).sort((a, b) => a - b);
    expect(phases).toEqual(phases.map((_, at) => at / own.length));
    for (const one of own) expect(strokes.of(species, one.picture.what.phase)).toBe(one);
  }
  expect(new Set(recipes.map(({ key }) => key)).size).toBe(recipes.length);
});

test('one of each guest comes first, then those between: what stands in for a stroke is painted sooner', () => {
  const first = recipes.slice(0, water!.length);
  expect(new Set(first.map(({ what }) => what.species)).size).toBe(water!.length);
  expect(first.every(({ meanwhile }) => meanwhile === undefined)).toBe(true);
  recipes.slice(water!.length).forEach((one, at) => {
    const sooner = recipes.indexOf(one.meanwhile!);
    expect(sooner).toBeGreaterThanOrEqual(0);
    expect(sooner).toBeLessThan(at + water!.length);
    expect(one.meanwhile!.what.species).toBe(one.what.species);
    expect(one.meanwhile!.what.phase).toBeLessThan(one.what.phase);
  });
});
