import styled from '@emotion/styled';
import { keyOf, useMoney, useScope, useShell, wordingText } from '@tessera/kit';
import { problemOf, useIntent, type RefusalTexts } from '@tessera/kit/intents';
import {
  Button,
  CheckIcon,
  color,
  font,
  media,
  Notice,
  radius,
  space,
  text as textSize,
  VisuallyHidden,
} from '@tessera/ui';
import { signIn, signInClaim, type AnswerOf } from '@tessera/wire';
import { useState } from 'react';
import { FAILURE_TEXTS } from '../failures.ts';
import { BRASS, IVORY, LACQUER } from '../lacquer.ts';
import { NextTime } from '../NextTime.tsx';
import { useText, type MessageId } from '../text.ts';
import { announceSignIn } from './announce.ts';
import { bestOf, todayOf } from './today.ts';

const REFUSALS: RefusalTexts<typeof signInClaim, MessageId> = {
  '101': 'signin.pass',
  '102': 'signin.closed',
};

const Root = styled.div`
  display: grid;
  gap: ${space[16]};
`;

const Outcome = styled.div`
  /* An empty one has no gap of its own. */
  &:empty {
    margin-block-start: calc(-1 * ${space[16]});
  }
`;

const Days = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
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
  /* The last day fills the rest of its row. */
  & > li:last-child:nth-child(3n + 1) {
    grid-column: span 3;
  }
  & > li:last-child:nth-child(3n + 2) {
    grid-column: span 2;
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    & > li:last-child:nth-child(4n) {
      grid-column: auto;
    }
    & > li:last-child:nth-child(4n + 1) {
      grid-column: span 4;
    }
    & > li:last-child:nth-child(4n + 2) {
      grid-column: span 3;
    }
    & > li:last-child:nth-child(4n + 3) {
      grid-column: span 2;
    }
  }
  & > li[data-best] {
    background: linear-gradient(135deg, ${LACQUER.light}, ${LACQUER.dark});
    color: ${IVORY};
    box-shadow: inset 0 0 0 1px ${BRASS.middle};
    & strong {
      color: ${IVORY};
      font-size: ${textSize[28]};
    }
    & svg {
      color: ${IVORY};
    }
  }
  & > li[data-state='today'] {
    color: ${color.text};
    box-shadow: inset 0 0 0 2px ${color.accent};
  }
  & > li[data-best][data-state='today'] {
    color: ${IVORY};
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

const Facts = styled.div`
  display: grid;
  gap: ${space[4]};
  color: ${color.muted};
  font-size: ${textSize[14]};
  & > p:first-of-type {
    color: ${color.text};
  }
  & > p:last-of-type {
    font-size: ${textSize[12]};
  }
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
  const [cash, setCash] = useState<string>();
  const { state, error, submit } = useIntent(signInClaim);
  const today = todayOf(week);
  const best = bestOf(week);
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
            data-best={day === best?.day ? '' : undefined}
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
      <Outcome role="status">
        {cash !== undefined && <Notice tone="success">{text('signin.done', { amount: money(cash) })}</Notice>}
      </Outcome>
      {today && (
        <Button
          tone="primary"
          size="lg"
          data-autofocus=""
          loading={state.status === 'pending'}
          onClick={() => void claim()}
        >
          {text('signin.claim', { amount: money(today.reward) })}
        </Button>
      )}
      <Facts>
        <p>{text('signin.streak', { count: week.streak })}</p>
        <NextTime at={week.nextAt} />
        <p>{text('signin.grace')}</p>
      </Facts>
    </Root>
  );
}
