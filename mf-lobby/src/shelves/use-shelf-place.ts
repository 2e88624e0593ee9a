import { useEntryPlace } from '@tessera/kit/kept-place';
import { observeSize } from '@tessera/kit/observe-size';
import { useLayoutEffect, type RefObject } from 'react';

/** Style property with a shelf's last height without padding, for {@link shelfEstimate}. */
const CONTENT_HEIGHT = '--shelf-content';

/** Styles of a shelf's frame: outside of the window it is not laid out and keeps its last height. */
export const shelfEstimate = `
  && > * {
    contain-intrinsic-block-size: auto var(${CONTENT_HEIGHT}, 320px);
  }
`;

/**
 * Records a shelf's height and horizontal scroll offset, so that the page has the same length on a return, even before
 * the shelf is laid out or its games have loaded.
 * @param isFilled whether its row of games is rendered
 */
export function useShelfPlace(frame: RefObject<HTMLElement | null>, key: string, isFilled: boolean): void {
  const { boxes } = useEntryPlace().place;

  useLayoutEffect(() => {
    const shelf = frame.current?.firstElementChild;
    if (!frame.current || !shelf) return;
    const { style } = frame.current;
    const before = boxes[key];
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
    const own = (boxes[key] = before ?? { height: 0, left: 0 });
    const stop = observeSize(shelf, ({ borderBoxSize }) => {
      // A hidden shelf (its page is being left) has no height.
      own.height = borderBoxSize[0]?.blockSize || own.height;
    });
    const scrolled = () => void (own.left = row.scrollLeft);
    row.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      stop();
      row.removeEventListener('scroll', scrolled);
    };
  }, [frame, boxes, key, isFilled]);
}
