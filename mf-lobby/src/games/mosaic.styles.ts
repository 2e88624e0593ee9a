/**
 * For shelves and grids of covers in which tables and sports stand too: their art is wide, so it takes the place of
 * two covers and is as high as its neighbours. Covers and wide tiles in one row make the mosaic.
 */
export const mosaic = `
  & ul[data-shape='cover'] > li:has(> [data-shape='table']) {
    grid-column: span 2;
    display: grid;
    & > div,
    & > div > article {
      display: grid;
    }
    & [data-part='open'] {
      display: flex;
      flex-direction: column;
    }
    & [data-part='art'] {
      flex: 1 0 auto;
    }
    /* A little of the art is cut off; its lettering stands at the left. */
    & img {
      object-position: 0 50%;
    }
  }
`;
