import styled from '@emotion/styled';
import { useMoney, useScope, useShell, useSiteTime } from '@tessera/kit';
import {
  Button,
  Checkbox,
  color,
  font,
  Notice,
  prefersReducedMotion,
  radius,
  space,
  text as textSize,
} from '@tessera/ui';
import type { AnswerOf, rouletteInfo } from '@tessera/wire';
import { useState } from 'react';
import type { SeenSpin } from '../fairness/spin.check.ts';
import { useText } from '../text.ts';
import { useSpin } from './use-spin.ts';
import { Wheel } from './Wheel.tsx';

const Stage = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[16]};
  text-align: center;
`;

const Outcome = styled.p`
  min-block-size: 1.3em;
  font-family: ${font.display};
  font-size: ${textSize[28]};
  font-variant-numeric: tabular-nums;
`;

const Prizes = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[8]};
  & > li {
    padding: ${space[4]} ${space[12]};
    border-radius: ${radius[8]};
    background: ${color.base};
    color: ${color.muted};
    font-size: ${textSize[14]};
    font-variant-numeric: tabular-nums;
  }
  & > li[data-won] {
    color: ${color.text};
    box-shadow: inset 0 0 0 2px ${color.accent};
  }
`;

const Rule = styled.p`
  max-inline-size: 44ch;
  color: ${color.muted};
  font-size: ${textSize[12]};
`;

/** Small chances are printed as exactly as large ones. */
const CHANCE = { style: 'percent', maximumSignificantDigits: 3 } as const;

/** Whether the member skips the animation (spec §4 Roulette, quick bet); in this tab. */
const QUICK = 'wheelQuick';

interface WheelStageProps {
  readonly info: AnswerOf<typeof rouletteInfo>;
  readonly onSpun: () => void;
  /** Called with the last spin, if there is one, when the player wants to check what is promised. */
  readonly onCheck: (seen: SeenSpin | undefined) => void;
}

export function WheelStage({ info, onSpun, onCheck }: WheelStageProps) {
  const text = useText();
  const money = useMoney();
  const { intl } = useScope();
  const siteTime = useSiteTime();
  const { drafts } = useShell();
  const [isQuick, setQuick] = useState(() => drafts?.get(QUICK) !== undefined);
  const isStill = isQuick || prefersReducedMotion();
  const { spin, isBusy, shown, rotation, turnsTo, won, seen, press, problem } = useSpin(info, isStill);
  const isBlank = (amount: string) => Number(amount) === 0;

  function outcome(): string {
    if (spin.status === 'turning') return text('wheel.turning');
    if (!won) return '';
    return isBlank(won.amount) ? text('wheel.nothing') : text('wheel.won', { amount: money(won.amount) });
  }
  function change(quick: boolean): void {
    setQuick(quick);
    if (quick) drafts?.set(QUICK, '1');
    else drafts?.remove(QUICK);
  }
  return (
    <Stage>
      <Wheel prizes={shown.prizeSettings} rotation={rotation} turnsTo={turnsTo} />
      <Outcome role="status">{outcome()}</Outcome>
      {seen && (
        <Button tone="quiet" size="sm" onClick={() => onCheck(seen)}>
          {text('fair.checkSpin')}
        </Button>
      )}
      {problem !== undefined && (
        <Notice tone="error" role="alert">
          {problem}
        </Notice>
      )}
      <Button
        size="lg"
        data-autofocus=""
        loading={isBusy}
        onClick={() => {
          onSpun();
          void press();
        }}
      >
        {text('wheel.spin')}
      </Button>
      <p>
        {text('wheel.left', { count: shown.remainingDraws })}
        {' · '}
        {text('corner.next', {
          time: siteTime(info.detail.nextDrawsAt, { dateStyle: 'short', timeStyle: 'short' }),
        })}
      </p>
      <Checkbox checked={isQuick} onChange={({ target }) => change(target.checked)}>
        {text('wheel.quick')}
      </Checkbox>
      <Prizes aria-label={text('wheel.prizes')}>
        {shown.prizeSettings.map(({ prizeId, amount, sweep }) => (
          <li key={prizeId} data-won={won?.prizeId === prizeId ? '' : undefined}>
            <span>{isBlank(amount) ? text('wheel.nothing') : money(amount)}</span>
            {sweep !== undefined && <small> {intl.formatNumber(sweep / 360, CHANCE)}</small>}
          </li>
        ))}
      </Prizes>
      {shown.prizeSettings.every(({ sweep }) => sweep !== undefined) && <Rule>{text('wheel.honest')}</Rule>}
      {info.fairness && (
        <Button tone="quiet" size="sm" onClick={() => onCheck(seen)}>
          {text('fair.spinHow')}
        </Button>
      )}
    </Stage>
  );
}
