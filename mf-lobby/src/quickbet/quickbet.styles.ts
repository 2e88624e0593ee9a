import styled from '@emotion/styled';
import { color, media, motion, radius, Skeleton, space } from '@tessera/ui';

export const Section = styled.section`
  padding-block-end: ${space[16]};
  ${media.desktop} {
    padding-block-end: ${space[24]};
  }
`;

/** Stacks the skeleton over the frame until the frame reports its height. */
export const Stage = styled.div`
  display: grid;
  /* Height of the house's own sports book, so that little moves when the frame reports its height. */
  block-size: 601px;
  overflow: hidden;
  border-radius: ${radius[20]};
  background: ${color.base};
  ${media.desktop} {
    block-size: 504px;
  }
  & > * {
    grid-area: 1 / 1;
    min-block-size: 0;
  }
  & > iframe {
    inline-size: 100%;
    block-size: 100%;
    border: 0;
    opacity: 0;
    transition: opacity ${motion.enter} ${motion.ease};
  }
  &[data-shown] > iframe {
    opacity: 1;
  }
`;

/** Skeleton lines: the title, then matches. */
export const Lines = styled(Skeleton)`
  display: grid;
  grid-template-rows: 28px;
  grid-auto-rows: minmax(0, 1fr);
  gap: ${space[12]};
  padding: ${space[16]};
  border-radius: ${radius[20]};
  & > i {
    border-radius: ${radius[12]};
    background: ${color.fill};
  }
  & > i:first-of-type {
    inline-size: min(180px, 50%);
    border-radius: ${radius[8]};
  }
`;
