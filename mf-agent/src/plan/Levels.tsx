import styled from '@emotion/styled';
import { useMoney, useScope } from '@tessera/kit';
import { color, font, media, space, text as textSize, tileShape, trackingDisplay } from '@tessera/ui';
import { useText } from '../text.ts';
import { highestShare, needsRevenue, shareOf, stepHeight, type Level } from './plan.view.ts';

/** On the desktop a staircase: the higher the share, the higher the tile. On the phone one row each. */
const List = styled.ol`
  display: grid;
  gap: ${space[12]};
  ${media.desktop} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    grid-template-rows: 160px auto;
    gap: 0 ${space[16]};
  }
`;

const Step = styled.li`
  ${media.desktop} {
    display: grid;
    grid-row: span 2;
    grid-template-rows: subgrid;
  }
`;

/** What lifts the level's card: the tile's upper edge, as high as its share. */
const Rise = styled('div', { shouldForwardProp: (name) => name !== 'share' })<{ share: number }>`
  display: none;
  ${media.desktop} {
    ${tileShape}
    --cut: 24px;
    display: block;
    align-self: end;
    block-size: ${({ share }) => share}%;
    background: ${color.card};
    box-shadow: inset 0 3px 0 ${color.positive};
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
`;

const Card = styled.div`
  ${tileShape}
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[4]} ${space[16]};
  padding: ${space[16]};
  background: ${color.card};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    padding: ${space[24]};
    border-start-start-radius: 0;
    border-start-end-radius: 0;
    clip-path: none;
  }
  & h3 {
    font-size: ${textSize[14]};
    font-weight: 650;
    font-family: ${font.text};
    letter-spacing: 0;
  }
`;

const Share = styled.p`
  grid-row: span 2;
  align-self: center;
  font-family: ${font.display};
  font-size: ${textSize[28]};
  font-weight: 650;
  letter-spacing: ${trackingDisplay};
  font-variant-numeric: tabular-nums;
  ${media.desktop} {
    order: -1;
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
    margin-block-start: ${space[8]};
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
          <Rise share={stepHeight(level, highest)} aria-hidden="true" />
          <Card>
            <h3>{text('plan.level', { level: level.level, name: level.name })}</h3>
            <Share>{intl.formatNumber(shareOf(level), { style: 'percent', maximumFractionDigits: 2 })}</Share>
            <Takes>
              <li>
                {needsRevenue(level)
                  ? text('plan.revenueFrom', { amount: money(level.netRevenueFrom, currency) })
                  : text('plan.revenueAny')}
              </li>
              <li>{text('plan.membersFrom', { count: level.activeMembersFrom })}</li>
            </Takes>
          </Card>
        </Step>
      ))}
    </List>
  );
}
