import styled from '@emotion/styled';
import { color, media, radius, space } from '@tessera/ui';
import type { PromotionSummary } from '@tessera/wire';
import { PromotionCard } from './PromotionCard.tsx';

/** Grid of cards. On the desktop the lead card is twice as large, and the last card fills its row with its text beside its image. */
export const CardList = styled.ul`
  display: grid;
  gap: ${space[24]} ${space[16]};
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space[32]} ${space[24]};
    & > [data-lead] {
      grid-column: span 2;
      grid-row: span 2;
      & ~ :last-child:not(:nth-child(3n)) {
        grid-column: span 2 / -1;
        &:nth-child(3n + 1) {
          grid-column: 1 / -1;
        }
        & > article {
          display: grid;
          grid-template-columns: repeat(2, minmax(0, 1fr));
          gap: ${space[24]};
          align-items: center;
          /* One shared background, so that text and image read as one card. */
          padding-inline-end: ${space[24]};
          border-radius: ${radius[20]};
          background: ${color.raised};
        }
      }
    }
  }
`;

/** Cards in the first screen: their images are fetched first. */
const FIRST_SCREEN = 3;
/** With fewer cards the lead card would have no neighbours. */
const LEAD_MIN_CARDS = 3;

export function Cards({ promotions }: { readonly promotions: readonly PromotionSummary[] }) {
  return (
    <CardList>
      {promotions.map((promotion, index) => {
        const lead = index === 0 && promotions.length >= LEAD_MIN_CARDS;
        return (
          <li key={promotion.id} data-lead={lead ? '' : undefined}>
            <PromotionCard promotion={promotion} lead={lead} priority={index < FIRST_SCREEN} />
          </li>
        );
      })}
    </CardList>
  );
}
