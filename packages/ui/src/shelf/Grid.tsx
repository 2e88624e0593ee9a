import { Children, type ReactNode } from 'react';
import { GridBox, GridList } from './grid.styles.ts';
import type { TileShape } from './Shelf.tsx';

export interface GridProps {
  /** Accessible name, if no heading names the list. */
  label?: string;
  shape?: TileShape;
  children: ReactNode;
  className?: string;
}

/** Shows cards in rows, three covers per row on phones. */
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
