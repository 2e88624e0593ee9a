import styled from '@emotion/styled';
import { color, media, radius, space } from '@tessera/ui';
import type { PromotionSummary } from '@tessera/wire';
import { PromotionCard } from './PromotionCard.tsx';

/** The first one leads: on the desktop twice as large. The last one takes what its row leaves, its words beside its art. */
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
          /* One sheet for both, else the words seem to have lost their art. */
          padding-inline-end: ${space[24]};
          border-radius: ${radius[20]};
          background: ${color.raised};
        }
      }
    }
  }
`;

/** So many are in the first screen: their art is fetched first. */
const FIRST_SCREEN = 3;
/** With fewer there is nothing for the leading one to stand beside. */
const ENOUGH_FOR_A_LEAD = 3;

export function Cards({ promotions }: { readonly promotions: readonly PromotionSummary[] }) {
  return (
    <CardList>
      {promotions.map((promotion, place) => {
        const lead = place === 0 && promotions.length >= ENOUGH_FOR_A_LEAD;
        return (
          <li key={promotion.id} data-lead={lead ? '' : undefined}>
            <PromotionCard promotion={promotion} lead={lead} priority={place < FIRST_SCREEN} />
          </li>
        );
      })}
    </CardList>
  );
}
