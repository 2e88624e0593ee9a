import styled from '@emotion/styled';
import { media, size, space } from '@tessera/ui';
import type { ReactNode } from 'react';

const Root = styled.div`
  display: grid;
  gap: ${space[16]};
  inline-size: 100%;
  max-inline-size: 1416px;
  margin-inline: auto;
  & > * {
    min-inline-size: 0;
  }
  ${media.desktop} {
    grid-template-columns: 264px minmax(0, 1120px);
    gap: ${space[32]};
    align-items: start;
    padding-block: ${space[8]} ${space[32]};
  }
`;

/** As high as the window on the desktop, where it scrolls by itself. */
const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  ${media.desktop} {
    position: sticky;
    inset-block-start: calc(${size.stickyTop} + ${space[16]});
    max-block-size: calc(100dvh - ${size.stickyTop} - ${space[32]});
    overflow-y: auto;
    scrollbar-width: thin;
  }
`;

interface AreaFrameProps {
  /** The menu, and what goes above it. */
  readonly side: ReactNode;
  readonly children: ReactNode;
}

/** The layout of an area with a menu: on the desktop a left column of 264 px, and the page up to 1,120 px wide. */
export function AreaFrame({ side, children }: AreaFrameProps) {
  return (
    <Root>
      <Side>{side}</Side>
      <div>{children}</div>
    </Root>
  );
}
