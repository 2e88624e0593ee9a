import { toTileImage } from './tile-image.ts';

const size = { width: 600, height: 800, colour: '#123456' };

test('an image is offered in all its widths, the smallest first', () => {
  const sources = { 1200: '/media/1200.avif', 600: '/media/600.avif', 300: '/media/300.avif' };
  expect(toTileImage({ sources, ...size })).toEqual({
    src: '/media/1200.avif',
    srcSet: '/media/300.avif 300w, /media/600.avif 600w, /media/1200.avif 1200w',
    width: 600,
    height: 800,
    color: '#123456',
  });
});

test('an image of one width has nothing to choose from', () => {
  expect(toTileImage({ sources: { 600: '/media/600.avif' }, ...size })).toMatchObject({
    src: '/media/600.avif',
    srcSet: undefined,
  });
});
