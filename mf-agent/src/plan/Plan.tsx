import styled from '@emotion/styled';
import { useScope, useSession } from '@tessera/kit';
import {
  color,
  font,
  Heading,
  leading,
  media,
  Notice,
  space,
  Tag,
  text as textSize,
  trackingDisplay,
} from '@tessera/ui';
import type { AnswerOf, agentPlan } from '@tessera/wire';
import { useText } from '../text.ts';
import { Apply } from './Apply.tsx';
import { Levels } from './Levels.tsx';
import { highestShare } from './plan.view.ts';
import { Steps } from './Steps.tsx';

const Head = styled.header`
  display: grid;
  gap: ${space[16]};
  justify-items: start;
  max-inline-size: 760px;
  padding-block: ${space[32]};
  ${media.desktop} {
    padding-block: ${space[48]};
  }
  & h1 {
    font-size: ${textSize[40]};
    text-wrap: balance;
    ${media.desktop} {
      font-size: ${textSize[56]};
    }
  }
  & p {
    color: ${color.muted};
    font-size: ${textSize[16]};
    line-height: ${leading.text};
    max-inline-size: 60ch;
  }
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[16]} ${space[48]};
  margin-block-start: ${space[8]};
  & dt {
    font-size: ${textSize[12]};
    color: ${color.muted};
  }
  & dd {
    margin: 0;
    font-family: ${font.display};
    font-size: ${textSize[20]};
    font-weight: 650;
    letter-spacing: ${trackingDisplay};
  }
`;

const Section = styled.section`
  padding-block: ${space[24]};
  & > h2 {
    margin-block-end: ${space[16]};
  }
`;

interface PlanProps {
  readonly plan: AnswerOf<typeof agentPlan>;
  readonly currency: string;
}

export function Plan({ plan, currency }: PlanProps) {
  const text = useText();
  const { intl } = useScope();
  const session = useSession();
  const isAgent = session.status === 'member' && session.member.isAgent;
  const top = intl.formatNumber(highestShare(plan.levels), { style: 'percent', maximumFractionDigits: 2 });
  return (
    <>
      <Head>
        {isAgent && <Tag tone="positive">{text('plan.youAre')}</Tag>}
        <Heading level={1}>{text('plan.title', { share: top })}</Heading>
        <p>{text('plan.lead')}</p>
        <Facts>
          <div>
            <dt>{text('plan.settlement')}</dt>
            <dd>{text(`plan.settlement.${plan.settlement}`)}</dd>
          </div>
          <div>
            <dt>{text('plan.levels')}</dt>
            <dd>{intl.formatNumber(plan.levels.length)}</dd>
          </div>
        </Facts>
        {!plan.active && <Notice tone="warning">{text('plan.closed')}</Notice>}
      </Head>
      <Section aria-labelledby="agent-levels">
        <Heading level={2} size={20} id="agent-levels">
          {text('plan.levelsTitle')}
        </Heading>
        <Levels levels={plan.levels} currency={currency} />
      </Section>
      <Section aria-labelledby="agent-steps">
        <Heading level={2} size={20} id="agent-steps">
          {text('plan.stepsTitle')}
        </Heading>
        <Steps settlement={plan.settlement} />
      </Section>
      {plan.active && !isAgent && <Apply />}
    </>
  );
}
