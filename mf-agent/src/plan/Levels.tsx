import styled from '@emotion/styled';
import { useMoney, useScope } from '@tessera/kit';
import { color, font, media, radius, space, text as textSize, tileShape, trackingDisplay } from '@tessera/ui';
import { useText } from '../text.ts';
import { highestShare, needsRevenue, shareOf, stepHeight, type Level } from './plan.view.ts';

/** On the desktop a staircase: the higher the share, the higher the step. On the phone one row each. */
const List = styled.ol`
  display: grid;
  gap: ${space[12]};
  ${media.desktop} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    grid-template-rows: 176px auto;
    gap: 0 ${space[16]};
  }
`;

const Step = styled.li`
  ${tileShape}
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${space[16]};
  padding: ${space[16]};
  background: ${color.card};
  & h3 {
    margin-block-end: ${space[4]};
    font-size: ${textSize[14]};
    font-weight: 650;
    font-family: ${font.text};
    letter-spacing: 0;
  }
  ${media.desktop} {
    grid-row: span 2;
    grid-template: subgrid / minmax(0, 1fr);
    align-items: stretch;
    padding: 0;
    background: none;
    & > div {
      padding: ${space[16]} ${space[24]} ${space[24]};
      background: ${color.card};
      border-radius: 0 0 ${radius[12]} ${radius[12]};
    }
  }
`;

/** On the desktop what lifts the level: its upper edge is as high as the share. */
const Share = styled('p', { shouldForwardProp: (name) => name !== 'height' })<{ height: number }>`
  font-family: ${font.display};
  font-size: ${textSize[28]};
  font-weight: 650;
  letter-spacing: ${trackingDisplay};
  font-variant-numeric: tabular-nums;
  ${media.desktop} {
    ${tileShape}
    --cut: 24px;
    order: -1;
    align-self: end;
    block-size: ${({ height }) => height}%;
    padding: ${space[16]} ${space[24]};
    background: ${color.card};
    box-shadow: inset 0 3px 0 ${color.positive};
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    font-size: ${textSize[40]};
    line-height: 1.1;
  }
`;

const Takes = styled.ul`
  display: grid;
  gap: ${space[4]};
  color: ${color.muted};
  font-size: ${textSize[12]};
  line-height: 1.45;
  ${media.desktop} {
    font-size: ${textSize[14]};
  }
`;

interface LevelsProps {
  readonly levels: readonly Level[];
  readonly currency: string;
}

/** Every level: its share, and what it takes to reach it. */
export function Levels({ levels, currency }: LevelsProps) {
  const text = useText();
  const { intl } = useScope();
  const money = useMoney();
  const highest = highestShare(levels);
  return (
    <List>
      {levels.map((level) => (
        <Step key={level.level}>
          <div>
            <h3>{text('plan.level', { level: level.level, name: level.name })}</h3>
            <Takes>
              <li>
                {needsRevenue(level)
                  ? text('plan.revenueFrom', { amount: money(level.netRevenueFrom, currency) })
                  : text('plan.revenueAny')}
              </li>
              <li>{text('plan.membersFrom', { count: level.activeMembersFrom })}</li>
            </Takes>
          </div>
          <Share height={stepHeight(level, highest)}>
            {intl.formatNumber(shareOf(level), { style: 'percent', maximumFractionDigits: 2 })}
          </Share>
        </Step>
      ))}
    </List>
  );
}
