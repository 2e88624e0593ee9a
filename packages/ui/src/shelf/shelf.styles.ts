import styled from '@emotion/styled';
import { color, leading, media, size, space, text } from '../tokens.ts';

/** Covers both gutters, so that the row extends to the page's edge. Shelves far below are not rendered. */
export const shelfFrame = `
  margin-inline: calc(${size.gutter} * -1);
  padding-block: ${space[4]};
  container-type: inline-size;
  content-visibility: auto;
  contain-intrinsic-block-size: auto 320px;
`;

export const ShelfRoot = styled.section(shelfFrame);

export const ShelfHeader = styled.header`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  min-block-size: 44px;
  padding-inline: ${size.gutter};
  & h2 {
    margin-inline-end: auto;
    font-size: ${text[20]};
    line-height: ${leading.snug};
    outline: none;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    padding-inline: ${space[4]};
    white-space: nowrap;
    font-size: ${text[14]};
    color: ${color.muted};
  }
  ${media.hover} {
    & a:hover {
      color: ${color.text};
    }
  }
  ${media.desktop} {
    padding-block-end: ${space[4]};
    & h2 {
      font-size: 1.375rem;
    }
  }
`;

export const ShelfArrows = styled.div`
  display: none;
  gap: ${space[4]};
  ${media.desktop} {
    display: flex;
    &[data-all-fits] {
      display: none;
    }
  }
`;

/** Columns in view by the shelf's width: 2.3 covers on phones, whole ones when there is space for arrows. */
export const shelfRow = `
  --columns: 2.3;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: calc((100% - (var(--columns) - 1) * ${size.tileGap}) / var(--columns));
  gap: ${size.tileGap};
  padding: ${space[4]} ${size.gutter} ${space[8]};
  overflow-x: auto;
  scrollbar-width: none;
  scroll-snap-type: x mandatory;
  scroll-padding-inline: ${size.gutter};
  overscroll-behavior-x: contain;
  & > li {
    scroll-snap-align: start;
    min-inline-size: 0;
  }
  @container (min-width: 520px) {
    --columns: 3.4;
  }
  @container (min-width: 720px) {
    --columns: 5;
  }
  @container (min-width: 1000px) {
    --columns: 6;
  }
  @container (min-width: 1200px) {
    --columns: 7;
  }
  @container (min-width: 1440px) {
    --columns: 8;
  }
  @container (min-width: 1640px) {
    --columns: 9;
  }

  &[data-shape='table'] {
    --columns: 1.3;
    @container (min-width: 520px) {
      --columns: 2.3;
    }
    @container (min-width: 720px) {
      --columns: 3;
    }
    @container (min-width: 1000px) {
      --columns: 4;
    }
    @container (min-width: 1440px) {
      --columns: 5;
    }
  }
  color: ${color.text};
`;

export const ShelfRow = styled.ul(shelfRow);
