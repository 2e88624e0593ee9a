import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { tileShape } from '../tile.ts';
import { color, radius, size, space } from '../tokens.ts';
import type { TileShape } from '../shelf/Shelf.tsx';
import { Grid } from '../shelf/Grid.tsx';
import { ShelfHeader, ShelfRoot, ShelfRow } from '../shelf/shelf.styles.ts';

const breathe = keyframes`
  0%, 100% { opacity: 1; }
  50% { opacity: 0.45; }
`;

const breathing = css`
  animation: ${breathe} 1.8s ease-in-out infinite;
`;

const Block = styled.span`
  display: block;
  background: ${color.card};
  border-radius: ${radius[8]};
`;

/** A still place for what is coming. Only its light breathes, so it suits reduced motion too. */
export const Skeleton = styled(Block)`
  ${breathing}
`;

/** What stands together breathes as one: a hundred animations would cost every frame more than its content. */
const Together = styled.div`
  ${breathing}
`;

const Art = styled(Block)`
  ${tileShape}
  aspect-ratio: 3 / 4;
  &[data-shape='table'] {
    aspect-ratio: 16 / 9;
  }
`;

const Line = styled(Block)`
  block-size: 0.75em;
  margin-block: 0.35em;
  inline-size: 100%;
  &[data-width='short'] {
    inline-size: 40%;
  }
  &[data-width='medium'] {
    inline-size: 70%;
  }
`;

const CaptionLines = styled.div`
  padding-block-start: ${space[8]};
  font-size: 0.875rem;
  @media (min-width: 992px) and (hover: hover) and (pointer: fine) {
    display: none;
  }
`;

const TitleLine = styled(Block)`
  block-size: 20px;
  inline-size: min(180px, 50%);
`;

/** With the edge of the next banner on the phone, and the place of the controls below. */
const BannerRow = styled.div`
  display: grid;
  grid-template-columns: calc(100% - ${space[24]});
  gap: ${size.tileGap};
  padding-block: ${space[4]} calc(${space[4]} + ${size.controlSmall});
  & > span {
    --cut: 28px;
    ${tileShape}
    aspect-ratio: 16 / 9;
    border-radius: ${radius[20]};
    border-start-end-radius: var(--cut);
  }
  & > span + span {
    display: none;
  }
  @media (min-width: 992px) {
    grid-template-columns: repeat(3, 1fr);
    & > span {
      aspect-ratio: 2;
    }
    & > span + span {
      display: block;
    }
  }
`;

const ShelfPlace = styled(ShelfRoot)`
  ${breathing}
`;

/** The place of one `GameCard`. */
export function CardSkeleton({ shape = 'cover' }: { shape?: TileShape }) {
  return (
    <Together aria-hidden="true">
      <CardPlace shape={shape} />
    </Together>
  );
}

function CardPlace({ shape }: { shape: TileShape }) {
  return (
    <>
      <Art data-shape={shape} />
      <CaptionLines>
        <Line data-width="medium" />
        <Line data-width="short" />
      </CaptionLines>
    </>
  );
}

/** The place of a `Shelf` with its title. */
export function ShelfSkeleton({ shape = 'cover', count = 9 }: { shape?: TileShape; count?: number }) {
  return (
    <ShelfPlace as="div" aria-hidden="true">
      <ShelfHeader as="div">
        <TitleLine />
      </ShelfHeader>
      <ShelfRow data-shape={shape}>
        {Array.from({ length: count }, (_, place) => (
          <li key={place}>
            <CardPlace shape={shape} />
          </li>
        ))}
      </ShelfRow>
    </ShelfPlace>
  );
}

/** The place of a `Grid`. */
export function GridSkeleton({ shape = 'cover', count = 18 }: { shape?: TileShape; count?: number }) {
  return (
    <Grid shape={shape}>
      {Array.from({ length: count }, (_, place) => (
        <CardSkeleton key={place} shape={shape} />
      ))}
    </Grid>
  );
}

/** The place of a `Hero`. */
export function HeroSkeleton() {
  return (
    <BannerRow aria-hidden="true">
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </BannerRow>
  );
}

/** The place of some lines of text, in the text's own size; the last one is shorter. */
export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <Together aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <Line key={line} data-width={lines > 1 && line === lines - 1 ? 'short' : undefined} />
      ))}
    </Together>
  );
}
