import styled from '@emotion/styled';
import { color, space, Tag, text as textSize } from '@tessera/ui';
import type { PromotionSummary } from '@tessera/wire';
import { useText } from '../text.ts';
import { usePeriod } from './use-period.ts';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[12]};
  color: ${color.muted};
  font-size: ${textSize[12]};
  &[data-size='large'] {
    font-size: ${textSize[14]};
  }
`;

interface FactsProps {
  readonly promotion: Pick<PromotionSummary, 'category' | 'startAt' | 'endAt'>;
  readonly size?: 'large';
}

/** Shows a promotion's category and period. */
export function Facts({ promotion, size }: FactsProps) {
  const text = useText();
  const period = usePeriod()(promotion);
  return (
    <Root data-size={size}>
      <Tag>{text(`category.${promotion.category}`)}</Tag>
      {period && <span>{period}</span>}
    </Root>
  );
}
