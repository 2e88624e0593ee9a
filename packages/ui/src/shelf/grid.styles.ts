import styled from '@emotion/styled';
import { size } from '../tokens.ts';

/** Container of a {@link GridList}. Its width determines the number of columns. */
export const GridBox = styled.div`
  container-type: inline-size;
`;

/** As many columns as a shelf on the same page. The shelf is two gutters wider. */
export const GridList = styled.ul`
  --columns: 3;
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  gap: ${size.tileGap};
  row-gap: calc(${size.tileGap} * 1.25);
  @container (min-width: 488px) {
    --columns: 4;
  }
  @container (min-width: 688px) {
    --columns: 5;
  }
  @container (min-width: 936px) {
    --columns: 6;
  }
  @container (min-width: 1136px) {
    --columns: 7;
  }
  @container (min-width: 1376px) {
    --columns: 8;
  }
  @container (min-width: 1576px) {
    --columns: 9;
  }
  &[data-shape='table'] {
    --columns: 2;
    @container (min-width: 688px) {
      --columns: 3;
    }
    @container (min-width: 936px) {
      --columns: 4;
    }
    @container (min-width: 1376px) {
      --columns: 5;
    }
  }
`;
