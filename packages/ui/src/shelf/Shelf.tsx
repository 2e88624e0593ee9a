import { Children, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { prefersReducedMotion } from '../hooks/motion.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/navigation.tsx';
import { ShelfArrows, ShelfHeader, ShelfRoot, ShelfRow } from './shelf.styles.ts';
import { useRowEnds } from './use-row-ends.ts';

export type TileShape = 'cover' | 'table';

export interface ShelfProps {
  title: string;
  /** Beside the title: the "see all" link. */
  action?: ReactNode;
  previousLabel: string;
  nextLabel: string;
  /** Shape of the cards: 3:4 covers or 16:9 tables. */
  shape?: TileShape;
  /** The cards; each becomes one list item. */
  children: ReactNode;
  className?: string;
}

/** A titled row of cards that scrolls sideways and snaps, by finger, arrow buttons or arrow keys. */
export function Shelf({
  title,
  action,
  previousLabel,
  nextLabel,
  shape = 'cover',
  children,
  className,
}: ShelfProps) {
  const id = useId();
  const row = useRef<HTMLUListElement>(null);
  const { atStart, atEnd } = useRowEnds(row, Children.count(children));

  const turn = (direction: 1 | -1) => {
    const element = row.current;
    element?.scrollBy({
      left: direction * element.clientWidth * 0.85,
      behavior: prefersReducedMotion() ? 'auto' : 'smooth',
    });
  };

  return (
    <ShelfRoot aria-labelledby={id} className={className}>
      <ShelfHeader>
        <h2 id={id}>{title}</h2>
        {action}
        <ShelfArrows data-all-fits={(atStart && atEnd) || undefined}>
          <IconButton size="sm" label={previousLabel} disabled={atStart} onClick={() => turn(-1)}>
            <ChevronLeftIcon size={20} />
          </IconButton>
          <IconButton size="sm" label={nextLabel} disabled={atEnd} onClick={() => turn(1)}>
            <ChevronRightIcon size={20} />
          </IconButton>
        </ShelfArrows>
      </ShelfHeader>
      <ShelfRow ref={row} data-shape={shape} onKeyDown={stepByArrowKey}>
        {Children.map(children, (card) => (
          <li>{card}</li>
        ))}
      </ShelfRow>
    </ShelfRoot>
  );
}

/** Moves the focus by Left and Right to the same control of the neighbouring card. Tab visits every control. */
function stepByArrowKey(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const from = event.target instanceof HTMLElement ? event.target.closest('li') : null;
  if (!step || !from) return;
  const neighbour = step > 0 ? from.nextElementSibling : from.previousElementSibling;
  const next = neighbour?.querySelector<HTMLElement>('a[href], button:not(:disabled)');
  if (!next) return;
  event.preventDefault();
  next.focus();
}
