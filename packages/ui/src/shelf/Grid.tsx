import { Children, type ReactNode } from 'react';
import { GridBox, GridList } from './grid.styles.ts';
import type { TileShape } from './Shelf.tsx';

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
    <GridBox className={className}>
      <GridList data-shape={shape} aria-label={label}>
        {Children.map(children, (card) => (
          <li>{card}</li>
        ))}
      </GridList>
    </GridBox>
  );
}
