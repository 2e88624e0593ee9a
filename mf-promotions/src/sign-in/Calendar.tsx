import styled from '@emotion/styled';
import { keyOf, useMoney, useScope, useShell, wordingText, useSiteTime } from '@tessera/kit';
import { problemOf, useIntent, type RefusalTexts } from '@tessera/kit/intents';
import {
  Button,
  CheckIcon,
  color,
  font,
  Notice,
  radius,
  space,
  text as textSize,
  VisuallyHidden,
} from '@tessera/ui';
import { signIn, signInClaim, type AnswerOf } from '@tessera/wire';
import { useState } from 'react';
import { FAILURE_TEXTS } from '../failures.ts';
import { useText, type MessageId } from '../text.ts';
import { announceSignIn } from './announce.ts';
import { todayOf } from './today.ts';

const REFUSALS: RefusalTexts<typeof signInClaim, MessageId> = {
  '101': 'signin.pass',
  '102': 'signin.closed',
};

const Root = styled.div`
  display: grid;
  gap: ${space[16]};
`;

const Days = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(88px, 1fr));
  gap: ${space[8]};
  & > li {
    display: grid;
    gap: ${space[4]};
    justify-items: center;
    align-content: center;
    min-block-size: 88px;
    padding: ${space[8]};
    border-radius: ${radius[12]};
    background: ${color.base};
    color: ${color.muted};
    font-size: ${textSize[12]};
  }
  & > li[data-state='today'] {
    color: ${color.text};
    box-shadow: inset 0 0 0 2px ${color.accent};
  }
  & strong {
    color: ${color.text};
    font-family: ${font.display};
    font-size: ${textSize[16]};
    font-variant-numeric: tabular-nums;
  }
  & svg {
    color: ${color.positive};
  }
`;

const Facts = styled.p`
  color: ${color.muted};
  font-size: ${textSize[14]};
`;

interface CalendarProps {
  readonly week: AnswerOf<typeof signIn>;
  readonly onClaimed: () => void;
}

/** The week of rewards, and the one of today. */
export function Calendar({ week, onClaimed }: CalendarProps) {
  const text = useText();
  const money = useMoney();
  const shell = useShell();
  const { queries } = useScope();
  const siteTime = useSiteTime();
  const [cash, setCash] = useState<string>();
  const { state, error, submit } = useIntent(signInClaim);
  const today = todayOf(week);
  const problem = error === undefined ? undefined : problemOf(error, REFUSALS, FAILURE_TEXTS);

  async function claim(): Promise<void> {
    announceSignIn(shell, 'click_signin_true');
    const outcome = await submit({});
    if (outcome?.status === 'done') {
      announceSignIn(shell, 'is_signin_success');
      setCash(outcome.answer.cash);
      onClaimed();
    }
    if (outcome?.status === 'refused') {
      if (outcome.code === '101') announceSignIn(shell, 'click_signin_pass');
      if (outcome.code === '102') announceSignIn(shell, 'is_signin_noopen');
    }
    if (outcome?.status !== 'failed') await queries.invalidateQueries({ queryKey: keyOf(signIn) });
  }
  return (
    <Root>
      <Days aria-label={text('signin.title')}>
        {week.days.map(({ day, reward, isClaimed }) => (
          <li
            key={day}
            data-state={day === today?.day ? 'today' : undefined}
            aria-current={day === today?.day ? 'date' : undefined}
          >
            <span>{text('signin.day', { day })}</span>
            <strong>{money(reward)}</strong>
            {isClaimed === 1 && (
              <>
                <CheckIcon size={18} />
                <VisuallyHidden>{text('signin.claimed')}</VisuallyHidden>
              </>
            )}
          </li>
        ))}
      </Days>
      {problem && (
        <Notice tone="error" role="alert">
          {wordingText(text, problem.wording)}
        </Notice>
      )}
      <div role="status">
        {cash !== undefined && <Notice tone="success">{text('signin.done', { amount: money(cash) })}</Notice>}
      </div>
      {today && (
        <Button size="lg" data-autofocus="" loading={state.status === 'pending'} onClick={() => void claim()}>
          {text('signin.claim', { amount: money(today.reward) })}
        </Button>
      )}
      <Facts>
        {text('signin.streak', { count: week.streak })}
        {' · '}
        {text('corner.next', {
          time: siteTime(week.nextAt, { dateStyle: 'short', timeStyle: 'short' }),
        })}
      </Facts>
      <Facts>{text('signin.grace')}</Facts>
    </Root>
  );
}
