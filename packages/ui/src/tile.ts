import { radius, size } from './tokens.ts';

/**
 * The brand's tile shape: a rounded rectangle with a cut upper right corner. With `corner-shape`, borders and outlines
 * follow the cut. Other browsers clip the element, so put focus rings on an element around the tile.
 */
export const tileShape = `
  overflow: hidden;
  border-radius: ${radius[12]};
  border-start-end-radius: ${size.cut};
  clip-path: polygon(0 0, calc(100% - ${size.cut}) 0, 100% ${size.cut}, 100% 100%, 0 100%);
  @supports (corner-shape: bevel) {
    clip-path: none;
    corner-start-end-shape: bevel;
  }
`;
