/** Lacquer, brass and stone under one warm light from the upper left: the same in every theme, as an object is. */
export const BRASS = { light: '#f0d9a4', middle: '#b08a45', dark: '#5f4820' } as const;
export const LACQUER = { light: '#8e2a2b', dark: '#3a0e12' } as const;
export const IVORY = '#f6ead0';

/** The light, and how much of it the brightest point has. */
export const LIGHT = { colour: '#fff3d6', opacity: 0.14 } as const;

/** Engraved on stone: 4.5:1 on each of them, also in the brightest light. */
export const ENGRAVED = '#f4f1ea';
/** The inlays of prizes, the biggest prize's first: amber, garnet, lapis, jade, amethyst, turquoise, carnelian, serpentine. */
export const STONES = [
  '#7d4b0a',
  '#7a1f30',
  '#24468c',
  '#146149',
  '#543078',
  '#12596a',
  '#85361a',
  '#4d5a1f',
] as const;
/** Plain stone, where nothing is won. */
export const PLAIN_STONE = '#1b1f29';
