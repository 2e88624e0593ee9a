import { useScope } from '@tessera/kit';
import { observeSize } from '@tessera/kit/observe-size';
import { atom } from 'jotai';
import { useLayoutEffect, useState, type RefObject } from 'react';

/** Geometry of a wall, in CSS pixels. All rows have the same height. */
export interface Geometry {
  readonly columns: number;
  /** Height of a row without the gap below it. */
  readonly rowHeight: number;
  readonly gap: number;
}

/** Attribute of a tile that spans one column: its content has the row's height. */
export const RULER = 'data-ruler';

/** Measures a wall that has at least one tile of one column. */
export function measureWall(list: HTMLElement): Geometry | undefined {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const tracks = gridTemplateColumns.split(' ');
  const ruler = list.querySelector(`[${RULER}] > *`);
  const rowHeight = ruler?.getBoundingClientRect().height ?? 0;
  if (rowHeight === 0 || !tracks.every((track) => track.endsWith('px'))) return undefined;
  return { columns: tracks.length, rowHeight, gap: Number.parseFloat(rowGap) || 0 };
}

/** The last wall's geometry, by shape, so that another filter's first rows are placed at once. */
const geometriesAtom = atom(() => new Map<string, Geometry>());

/** Returns the wall's geometry, measured before the first paint and whenever the wall's size changes. */
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
    // Adds up to less than a pixel in a thousand rows.
    Math.abs(one.rowHeight - other.rowHeight) < 0.001
  );
}
