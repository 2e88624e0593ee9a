import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { tileShape } from '../tile.ts';
import { color, media, radius, size, space } from '../tokens.ts';
import type { TileShape } from '../shelf/Shelf.tsx';
import { GridBox, GridList } from '../shelf/grid.styles.ts';
import { shelfFrame, shelfRow } from '../shelf/shelf.styles.ts';

const breathe = keyframes`
  0%, 100% { opacity: 1; }
  50% { opacity: 0.45; }
`;

/**
 * Animates placeholders as a group of plain elements in one styled element. A page starts with hundreds of them; each
 * animation costs time in every frame, and each styled element in every server render.
 */
const pulse = css`
  animation: ${breathe} 1.8s ease-in-out infinite;
`;

/** In the card's colour on the page; what has that colour itself, such as a panel or dialog, gives another one. */
const block = `
  display: block;
  background: var(--skeleton, ${color.card});
  border-radius: ${radius[8]};
`;

/** A placeholder for loading content. Only its brightness changes, so it suits reduced motion. */
export const Skeleton = styled.span(block, pulse);

const line = `
  ${block}
  block-size: 0.75em;
  margin-block: 0.35em;
`;

/** Placeholder of a `GameCard`; `<i />` is its caption. */
const cardPlaceholder = `
  &::before {
    content: '';
    ${block}
    ${tileShape}
    aspect-ratio: var(--art-ratio, 3 / 4);
  }
  & > i {
    display: block;
    padding-block-start: ${space[8]};
    font-size: 0.875rem;
    ${media.desktop} {
      ${media.hover} {
        display: none;
      }
    }
  }
  & > i::before,
  & > i::after {
    content: '';
    ${line}
    inline-size: 70%;
  }
  & > i::after {
    inline-size: 40%;
  }
`;

const tableArt = `
  &[data-shape='table'] {
    --art-ratio: 16 / 9;
  }
`;

const CardPlaceholder = styled.div(pulse, cardPlaceholder, tableArt);

/**
 * The title's placeholder is as high as a title with a link. Animated placeholders never use `content-visibility`:
 * below the view, the animation would trigger a layout of the whole page in every frame.
 */
const ShelfPlaceholder = styled.div(
  shelfFrame,
  pulse,
  `
  content-visibility: visible;
  &[data-still] {
    animation: none;
    content-visibility: auto;
  }
  &::before {
    content: '';
    ${block}
    block-size: 20px;
    inline-size: min(180px, 50% - ${size.gutter});
    margin: 12px ${size.gutter};
    ${media.desktop} {
      margin-block-end: calc(12px + ${space[4]});
    }
  }
  & > ul {
    ${shelfRow}
    ${tableArt}
  }
  & > ul > li {
    ${cardPlaceholder}
  }
`,
);

const GridPlaceholder = styled(GridList)(pulse, tableArt, `& > li { ${cardPlaceholder} }`);

/** Includes the edge of the next banner on phones, and space for the controls below. */
const BannerRow = styled.div`
  ${pulse}
  display: grid;
  grid-template-columns: calc(100% - ${space[24]});
  gap: ${size.tileGap};
  padding-block: ${space[4]} calc(${space[4]} + ${size.controlSmall});
  & > i {
    --cut: 28px;
    ${block}
    ${tileShape}
    aspect-ratio: 16 / 9;
    border-radius: ${radius[20]};
    border-start-end-radius: var(--cut);
  }
  & > i + i {
    display: none;
  }
  @media (min-width: 992px) {
    grid-template-columns: repeat(3, 1fr);
    & > i {
      aspect-ratio: 2;
    }
    & > i + i {
      display: block;
    }
  }
`;

const Lines = styled.div(
  pulse,
  `
  & > i {
    ${line}
  }
  & > i:last-of-type:not(:only-of-type) {
    inline-size: 40%;
  }
`,
);

/** Placeholder of one `GameCard`. */
export function CardSkeleton({ shape = 'cover' }: { shape?: TileShape }) {
  return (
    <CardPlaceholder aria-hidden="true" data-shape={shape}>
      <i />
    </CardPlaceholder>
  );
}

export interface ShelfSkeletonProps {
  readonly shape?: TileShape;
  readonly count?: number;
  /** Disables the animation, for content that is not loading yet. */
  readonly still?: boolean;
}

/** Placeholder of a `Shelf` with its title. */
export function ShelfSkeleton({ shape = 'cover', count = 9, still = false }: ShelfSkeletonProps) {
  return (
    <ShelfPlaceholder aria-hidden="true" data-still={still ? '' : undefined}>
      <ul data-shape={shape}>{cardPlaceholders(count)}</ul>
    </ShelfPlaceholder>
  );
}

/** Placeholder of a `Grid`. */
export function GridSkeleton({ shape = 'cover', count = 18 }: { shape?: TileShape; count?: number }) {
  return (
    <GridBox>
      <GridPlaceholder aria-hidden="true" data-shape={shape}>
        {cardPlaceholders(count)}
      </GridPlaceholder>
    </GridBox>
  );
}

function cardPlaceholders(count: number) {
  return Array.from({ length: count }, (_, place) => (
    <li key={place}>
      <i />
    </li>
  ));
}

/** Placeholder of a `Hero`. */
export function HeroSkeleton() {
  return (
    <BannerRow aria-hidden="true">
      <i />
      <i />
      <i />
    </BannerRow>
  );
}

/** Placeholder of some lines in the current text size; the last line is shorter. */
export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <Lines aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <i key={line} />
      ))}
    </Lines>
  );
}
