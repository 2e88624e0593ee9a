import styled from '@emotion/styled';
import { keyOf, useAnswer, useMoney, useScope, useSession, useShell, wordingText } from '@tessera/kit';
import { problemOf, useIntent, type RefusalTexts } from '@tessera/kit/intents';
import { Button, ButtonLink, Notice, Panel, space, Stack, Text } from '@tessera/ui';
import { bonusList, bonusOptIn, promotionDetail, type BonusOffer, type BonusTerms } from '@tessera/wire';
import type { ReactNode } from 'react';
import { FAILURE_TEXTS } from '../failures.ts';
import { useLinkTo } from '../promotion/use-link-to.ts';
import { useText, type MessageId } from '../text.ts';
import { Terms } from './Terms.tsx';
import { useCost } from './use-cost.ts';

const REFUSALS: RefusalTexts<typeof bonusOptIn, MessageId> = {
  '101': 'bonus.taken',
  '102': 'bonus.closed',
  '103': 'bonus.changed',
};

interface OptInProps {
  readonly promotionId: number;
  readonly offer: BonusOffer;
}

/** The bonus of a promotion: its terms, what they cost, and beside them the button. */
export default function OptIn({ promotionId, offer }: OptInProps) {
  const text = useText();
  const linkTo = useLinkTo();
  const { status } = useSession();
  const bonuses = useAnswer(bonusList, {}, { enabled: status === 'member' });
  const mine = bonuses.data?.list.find((one) => one.promotionId === promotionId);
  const isMember = status === 'member';
  return (
    <Panel title={text('bonus.title')}>
      <Stack gap={16}>
        <Terms terms={mine ?? termsOf(offer)} />
        <Text tone="muted" size={14}>
          {text('bonus.promise')}
        </Text>
        {isMember && mine && (
          <>
            <Notice tone="success" role="status">
              {text(`bonus.is.${mine.state}`)}
            </Notice>
            <ButtonLink {...linkTo('/user/MyBonuses')}>{text('bonus.toMine')}</ButtonLink>
          </>
        )}
        {status === 'guest' && (
          <Priced offer={offer}>
            <LogInFirst promotionId={promotionId} />
          </Priced>
        )}
        {isMember && !mine && <Take promotionId={promotionId} offer={offer} />}
      </Stack>
    </Panel>
  );
}

/** The cost is said once, beside the button. */
const termsOf = ({ value, wagering, days, contributions, maxStake }: BonusOffer): BonusTerms => ({
  ...{ value, wagering, days, contributions, maxStake },
});

const COST = 'bonus-cost';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[16]};
`;

/** A button with what the bonus costs on average beside it. */
function Priced({ offer, children }: { readonly offer: BonusOffer; readonly children: ReactNode }) {
  const text = useText();
  const cost = useCost();
  return (
    <Row>
      {children}
      <Text id={COST} size={14}>
        {text('bonus.cost')}: <span>{cost(offer)}</span>
      </Text>
    </Row>
  );
}

function LogInFirst({ promotionId }: Pick<OptInProps, 'promotionId'>) {
  const text = useText();
  const { bus } = useShell();
  const path = `/discount/${promotionId}`;
  return (
    <Button
      tone="primary"
      aria-describedby={COST}
      onClick={() => bus.emit('auth.loginRequested', { then: { kind: 'navigate', path } })}
    >
      {text('bonus.logIn')}
    </Button>
  );
}

function Take({ promotionId, offer }: OptInProps) {
  const text = useText();
  const money = useMoney();
  const { queries } = useScope();
  const { state, error, submit } = useIntent(bonusOptIn, { about: promotionId });
  async function take(): Promise<void> {
    const outcome = await submit({ promotionId, version: offer.version });
    if (outcome?.status === 'failed') return;
    const isChanged = outcome?.status === 'refused' && outcome.code === '103';
    // The new terms are shown, to be read before another try.
    if (isChanged) await queries.invalidateQueries({ queryKey: keyOf(promotionDetail) });
    else await queries.invalidateQueries({ queryKey: keyOf(bonusList) });
  }
  const problem = error === undefined ? undefined : problemOf(error, REFUSALS, FAILURE_TEXTS);
  return (
    <>
      {problem && (
        <Notice tone="error" role="alert">
          {wordingText(text, problem.wording)}
        </Notice>
      )}
      <Priced offer={offer}>
        <Button
          tone="primary"
          aria-describedby={COST}
          loading={state.status === 'pending'}
          onClick={() => void take()}
        >
          {text('bonus.optIn', { amount: money(offer.value) })}
        </Button>
      </Priced>
    </>
  );
}
