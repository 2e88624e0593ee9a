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
 * What stands together breathes as one, and is one styled element with plain ones in it: a page begins with hundreds of
 * places, and each animation costs every frame, each styled element every rendering on the server.
 */
const breathing = css`
  animation: ${breathe} 1.8s ease-in-out infinite;
`;

const block = `
  display: block;
  background: ${color.card};
  border-radius: ${radius[8]};
`;

/** A still place for what is coming. Only its light breathes, so it suits reduced motion too. */
export const Skeleton = styled.span(block, breathing);

const line = `
  ${block}
  block-size: 0.75em;
  margin-block: 0.35em;
`;

/** What stands in the place of a `GameCard`: `<i />` is its caption. */
const cardPlace = `
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

const CardPlace = styled.div(breathing, cardPlace, tableArt);

/**
 * Its title's place is as high as a title with its link. What breathes is never left out by `content-visibility`: far below, its
 * animation had the whole page laid out anew at every frame, for as long as it stood there.
 */
const ShelfPlace = styled.div(
  shelfFrame,
  breathing,
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
    ${cardPlace}
  }
`,
);

const GridPlace = styled(GridList)(breathing, tableArt, `& > li { ${cardPlace} }`);

/** With the edge of the next banner on the phone, and the place of the controls below. */
const BannerRow = styled.div`
  ${breathing}
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
  breathing,
  `
  & > i {
    ${line}
  }
  & > i:last-of-type:not(:only-of-type) {
    inline-size: 40%;
  }
`,
);

/** The place of one `GameCard`. */
export function CardSkeleton({ shape = 'cover' }: { shape?: TileShape }) {
  return (
    <CardPlace aria-hidden="true" data-shape={shape}>
      <i />
    </CardPlace>
  );
}

export interface ShelfSkeletonProps {
  readonly shape?: TileShape;
  readonly count?: number;
  /** Nothing is on its way yet: it does not breathe. */
  readonly still?: boolean;
}

/** The place of a `Shelf` with its title. */
export function ShelfSkeleton({ shape = 'cover', count = 9, still = false }: ShelfSkeletonProps) {
  return (
    <ShelfPlace aria-hidden="true" data-still={still ? '' : undefined}>
      <ul data-shape={shape}>{cardPlaces(count)}</ul>
    </ShelfPlace>
  );
}

/** The place of a `Grid`. */
export function GridSkeleton({ shape = 'cover', count = 18 }: { shape?: TileShape; count?: number }) {
  return (
    <GridBox>
      <GridPlace aria-hidden="true" data-shape={shape}>
        {cardPlaces(count)}
      </GridPlace>
    </GridBox>
  );
}

function cardPlaces(count: number) {
  return Array.from({ length: count }, (_, place) => (
    <li key={place}>
      <i />
    </li>
  ));
}

/** The place of a `Hero`. */
export function HeroSkeleton() {
  return (
    <BannerRow aria-hidden="true">
      <i />
      <i />
      <i />
    </BannerRow>
  );
}

/** The place of some lines of text, in the text's own size; the last one is shorter. */
export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <Lines aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <i key={line} />
      ))}
    </Lines>
  );
}
