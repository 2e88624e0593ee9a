import { useScope } from '@tessera/kit';
import { atom } from 'jotai';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { observeSize } from '../observe-size.ts';

/** How a wall stands in the page, in CSS pixels. All of its rows are equally high. */
export interface Geometry {
  readonly columns: number;
  /** Of a row, without the gap below it. */
  readonly rowHeight: number;
  readonly gap: number;
}

/** Marks a tile of one column: its content is as high as a row. */
export const RULER = 'data-ruler';

/** Reads the geometry off a wall in which at least one tile of one column stands. */
export function measureWall(list: HTMLElement): Geometry | undefined {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const tracks = gridTemplateColumns.split(' ');
  const ruler = list.querySelector(`[${RULER}] > *`);
  const rowHeight = ruler?.getBoundingClientRect().height ?? 0;
  if (rowHeight === 0 || !tracks.every((track) => track.endsWith('px'))) return undefined;
  return { columns: tracks.length, rowHeight, gap: Number.parseFloat(rowGap) || 0 };
}

/** By shape, as the last wall was: another filter's first rows then stand in their places at once. */
const geometriesAtom = atom(() => new Map<string, Geometry>());

/** The wall's geometry, before it is painted and whenever its width changes. */
export function useGeometry(list: RefObject<HTMLElement | null>, shape: string): Geometry | undefined {
  const { store } = useScope();
  const known = store.get(geometriesAtom);
  const [geometry, setGeometry] = useState(() => known.get(shape));
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      const next = measureWall(element);
      if (!next) return;
      known.set(shape, next);
      setGeometry((before) => (before && isSame(before, next) ? before : next));
    };
    measure();
    return observeSize(element, measure);
  }, [list, shape, known]);
  return geometry;
}

function isSame(one: Geometry, other: Geometry): boolean {
  return (
    one.columns === other.columns &&
    one.gap === other.gap &&
    // Less than a pixel in a thousand rows.
    Math.abs(one.rowHeight - other.rowHeight) < 0.001
  );
}
