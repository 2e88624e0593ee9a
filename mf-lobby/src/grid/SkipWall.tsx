import styled from '@emotion/styled';
import { Button, space } from '@tessera/ui';
import { useRef, type ReactNode } from 'react';
import { useText } from '../text.ts';

/** Hidden until it has the keyboard focus; then over the first tiles. */
const Skip = styled(Button)`
  position: absolute;
  z-index: 3;
  margin: ${space[8]};
  &:not(:focus-visible) {
    clip-path: inset(50%);
    inline-size: 1px;
    block-size: 1px;
    min-block-size: 0;
    padding: 0;
    overflow: hidden;
  }
`;

/** A skip link past a list with thousands of tab stops. */
export function SkipWall({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  const text = useText();
  const end = useRef<HTMLDivElement>(null);
  return (
    <>
      <Skip onClick={() => end.current?.focus({ preventScroll: true })}>{text('grid.skip', { count })}</Skip>
      {children}
      <div ref={end} tabIndex={-1} />
    </>
  );
}
