import styled from '@emotion/styled';
import { Children, type ReactNode } from 'react';
import { size } from '../tokens.ts';
import type { TileShape } from './Shelf.tsx';

const Box = styled.div`
  container-type: inline-size;
`;

/** As many columns as a shelf of the same page shows; the shelf is two gutters wider. */
const List = styled.ul`
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

export interface GridProps {
  /** Name of the list, where no heading says it. */
  label?: string;
  shape?: TileShape;
  children: ReactNode;
  className?: string;
}

/** Cards in rows: three covers wide on the phone. */
export function Grid({ label, shape = 'cover', children, className }: GridProps) {
  return (
    <Box className={className}>
      <List data-shape={shape} aria-label={label}>
        {Children.map(children, (card) => (
          <li>{card}</li>
        ))}
      </List>
    </Box>
  );
}
