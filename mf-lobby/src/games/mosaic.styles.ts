/**
 * For shelves and grids of covers that also contain tables and sports: their wide images span two columns and have
 * the height of their neighbours.
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
    /* The image is cropped a little; its lettering is at the left. */
    & img {
      object-position: 0 50%;
    }
  }
`;
