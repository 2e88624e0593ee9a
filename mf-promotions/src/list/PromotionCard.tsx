import styled from '@emotion/styled';
import { toTileImage } from '@tessera/kit';
import {
  color,
  font,
  media,
  motion,
  radius,
  space,
  text as textSize,
  TileImage,
  tileShape,
} from '@tessera/ui';
import type { PromotionSummary } from '@tessera/wire';
import { useLinkTo } from '../promotion/use-link-to.ts';
import { Facts } from '../promotion/Facts.tsx';

const Root = styled.article`
  position: relative;
  & [data-part='art'] {
    ${tileShape}
    --cut: 24px;
    border-radius: ${radius[20]};
    border-start-end-radius: var(--cut);
    position: relative;
    display: block;
    aspect-ratio: 16 / 9;
    background: ${color.raised};
  }
  & [data-tint],
  & img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  & img {
    transition: scale ${motion.page} ${motion.ease};
  }
  [data-lead] > & {
    ${media.desktop} {
      display: flex;
      flex-direction: column;
      block-size: 100%;
      & > [data-part='art'] {
        flex: 1;
      }
    }
  }
  ${media.hover} {
    &:hover img {
      scale: calc(1 + 0.03 * ${motion.travel});
    }
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[8]};
  justify-items: start;
  padding: ${space[12]} ${space[4]} 0;
  & h2 {
    font-family: ${font.display};
    font-size: ${textSize[20]};
    line-height: 1.2;
    text-wrap: balance;
  }
  [data-lead] & h2 {
    ${media.desktop} {
      font-size: ${textSize[28]};
    }
  }
  /* The link covers the whole card, and its accessible name is the title alone. */
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius[20]};
  }
  & a:focus-visible {
    outline: none;
  }
  & a:focus-visible::after {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  & p {
    color: ${color.muted};
    font-size: ${textSize[14]};
    line-height: 1.5;
    max-inline-size: 60ch;
  }
`;

interface PromotionCardProps {
  readonly promotion: PromotionSummary;
  readonly lead: boolean;
  /** The card is in the first screen: its image is fetched first. */
  readonly priority: boolean;
}

export function PromotionCard({ promotion, lead, priority }: PromotionCardProps) {
  const linkTo = useLinkTo();
  return (
    <Root>
      <span data-part="art">
        <TileImage
          image={toTileImage(promotion.image)}
          sizes={lead ? '(min-width: 992px) 62vw, 100vw' : '(min-width: 992px) 31vw, 100vw'}
          priority={priority}
          fallback={null}
        />
      </span>
      <Words>
        <Facts promotion={promotion} />
        <h2>
          <a {...linkTo(`/discount/${promotion.id}`)}>{promotion.title}</a>
        </h2>
        <p>{promotion.summary}</p>
      </Words>
    </Root>
  );
}
