import { useLayoutEffect, type RefObject } from 'react';
import { observeSize } from '../observe-size.ts';
import { usePlace } from './use-place.ts';

/** The style property that has a shelf's former height without its padding, for {@link shelfEstimate}. */
const CONTENT_HEIGHT = '--shelf-content';

/** For the frame of a shelf: one that is outside of the window is not laid out, and taken to be as high as it was. */
export const shelfEstimate = `
  && > * {
    contain-intrinsic-block-size: auto var(${CONTENT_HEIGHT}, 320px);
  }
`;

/**
 * Keeps how high a shelf is and how far it was scrolled sideways: so the page is as long as it was, also where the
 * shelf has not been laid out yet, or its games are still on the way.
 * @param isFilled its row is there
 */
export function useShelfPlace(frame: RefObject<HTMLElement | null>, key: string, isFilled: boolean): void {
  const { shelves } = usePlace().place;

  useLayoutEffect(() => {
    const shelf = frame.current?.firstElementChild;
    if (!frame.current || !shelf) return;
    const { style } = frame.current;
    const before = shelves[key];
    const height = before?.height ?? 0;
    if (height > 0) {
      const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(shelf);
      const content = height - Number.parseFloat(paddingBlockStart) - Number.parseFloat(paddingBlockEnd);
      style.setProperty(CONTENT_HEIGHT, `${content}px`);
    }
    style.minBlockSize = isFilled || height === 0 ? '' : `${height}px`;
    const row = shelf.querySelector('ul');
    if (!isFilled || !row) return;

    if (before && before.left > 0) row.scrollLeft = before.left;
    const own = (shelves[key] = before ?? { height: 0, left: 0 });
    const stop = observeSize(shelf, ({ borderBoxSize }) => {
      // One that is not shown, since its page is being left, has none.
      own.height = borderBoxSize[0]?.blockSize || own.height;
    });
    const scrolled = () => void (own.left = row.scrollLeft);
    row.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      stop();
      row.removeEventListener('scroll', scrolled);
    };
  }, [frame, shelves, key, isFilled]);
}
