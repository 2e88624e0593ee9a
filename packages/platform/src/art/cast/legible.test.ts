import { catalogue } from '../catalogue/catalogue.ts';
import { frames } from '../cover.ts';
import type { CoverSpec } from '../cover.types.ts';
import { faceNames } from '../lettering/faces.ts';
import { heightOfLongestWord } from '../lettering/layout.ts';
import { coverFor, ORNATE } from './casting.ts';

const covers = [...coverFor(catalogue).values()];
const heightIn = ({ title, shape }: CoverSpec, face: CoverSpec['lettering']) =>
  heightOfLongestWord(title, face, frames[shape].title.width);

test('letters no title in a face that makes its longest word far smaller than others would', () => {
  const small = covers.filter((cover) => {
    const largest = Math.max(...faceNames.map((face) => heightIn(cover, face)));
    return heightIn(cover, cover.lettering) < Math.min(24, 0.6 * largest);
  });
  expect(small.map(({ title, lettering }) => `${title} in ${lettering}`)).toEqual([]);
});

test('gives faces of many strokes no glow', () => {
  const glowing = covers.filter(({ lettering, treatment }) => ORNATE.has(lettering) && treatment === 'neon');
  expect(glowing.map(({ title, lettering }) => `${title} in ${lettering}`)).toEqual([]);
});
