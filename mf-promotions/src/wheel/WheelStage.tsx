import styled from '@emotion/styled';
import { useMoney, useScope, useShell } from '@tessera/kit';
import {
  Button,
  Checkbox,
  color,
  font,
  media,
  Notice,
  prefersReducedMotion,
  radius,
  space,
  text as textSize,
} from '@tessera/ui';
import type { AnswerOf, rouletteInfo, RoulettePrizeSetting } from '@tessera/wire';
import { useState } from 'react';
import type { SeenSpin } from '../fairness/spin.check.ts';
import { BRASS } from '../lacquer.ts';
import { NextTime } from '../NextTime.tsx';
import { useText } from '../text.ts';
import { byAmount, isBlank, stonesOf } from './prizes.ts';
import { useSpin } from './use-spin.ts';
import { Wheel } from './Wheel.tsx';

const Stage = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[16]};
  text-align: center;
`;

/** Has its height before there is an outcome, so that nothing moves when it comes. */
const Outcome = styled.p`
  display: grid;
  align-content: center;
  min-block-size: calc(1.3 * ${textSize[28]});
  line-height: 1.3;
  font-family: ${font.display};
  font-size: ${textSize[28]};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  &[data-idle] {
    font-size: ${textSize[20]};
    font-weight: 400;
  }
`;

const Spin = styled(Button)`
  min-inline-size: 200px;
  ${media.phone} {
    inline-size: 100%;
  }
`;

const Draws = styled.div`
  font-size: ${textSize[14]};
`;

const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  column-gap: ${space[12]};
`;

/** Quieter than the one thing to do. */
const Check = styled(Button)`
  &[data-tone='quiet'] {
    color: ${color.muted};
    font-size: ${textSize[12]};
    font-weight: 600;
  }
`;

const Swatch = styled.span`
  flex: none;
  inline-size: 14px;
  block-size: 14px;
  border-radius: 4px;
  box-shadow: inset 0 0 0 1px ${BRASS.middle};
`;

const Prizes = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[8]};
  & > li {
    display: flex;
    align-items: center;
    gap: ${space[8]};
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
  readonly onNoDraws: () => void;
  /** Called with the last spin, if there is one, when the player wants to check what is promised. */
  readonly onCheck: (seen: SeenSpin | undefined) => void;
}

export function WheelStage({ info, onSpun, onNoDraws, onCheck }: WheelStageProps) {
  const text = useText();
  const money = useMoney();
  const { intl } = useScope();
  const { drafts } = useShell();
  const [isQuick, setQuick] = useState(() => drafts?.get(QUICK) !== undefined);
  const isStill = isQuick || prefersReducedMotion();
  const { spin, isBusy, shown, rotation, turnsTo, won, seen, press, problem } = useSpin(info, {
    isStill,
    onSpun,
    onNoDraws,
  });
  const prizes = byAmount(shown.prizeSettings);
  const stones = stonesOf(prizes);
  const [biggest] = prizes;

  const nameOf = (prize: RoulettePrizeSetting) =>
    isBlank(prize) ? text('wheel.nothing') : money(prize.amount);

  function outcome(): string {
    if (spin.status === 'turning') return text('wheel.turning');
    if (won) return isBlank(won) ? nameOf(won) : text('wheel.won', { amount: money(won.amount) });
    if (isBusy || !biggest || isBlank(biggest)) return '';
    return text('wheel.biggest', { amount: money(biggest.amount) });
  }
  function change(quick: boolean): void {
    setQuick(quick);
    if (quick) drafts?.set(QUICK, '1');
    else drafts?.remove(QUICK);
  }
  return (
    <Stage>
      <Wheel prizes={shown.prizeSettings} rotation={rotation} turnsTo={turnsTo} />
      <Outcome role="status" data-idle={won ? undefined : ''}>
        {outcome()}
      </Outcome>
      {problem !== undefined && (
        <Notice tone="error" role="alert">
          {problem}
        </Notice>
      )}
      <Spin tone="primary" size="lg" data-autofocus="" loading={isBusy} onClick={() => void press()}>
        {text('wheel.spin')}
      </Spin>
      <Draws>
        <p>{text('wheel.left', { count: shown.remainingDraws })}</p>
        <NextTime at={info.detail.nextDrawsAt} />
      </Draws>
      <Prizes aria-label={text('wheel.prizes')}>
        {prizes.map((prize) => (
          <li key={prize.prizeId} data-won={won?.prizeId === prize.prizeId ? '' : undefined}>
            <Swatch aria-hidden style={{ background: stones.get(prize.prizeId) }} />
            <span>
              {nameOf(prize)}
              {prize.sweep !== undefined && <small> {intl.formatNumber(prize.sweep / 360, CHANCE)}</small>}
            </span>
          </li>
        ))}
      </Prizes>
      <Options>
        <Checkbox checked={isQuick} onChange={({ target }) => change(target.checked)}>
          {text('wheel.quick')}
        </Checkbox>
        {(seen ?? info.fairness) && (
          <Check tone="quiet" size="sm" onClick={() => onCheck(seen)}>
            {text(seen ? 'fair.checkSpin' : 'fair.spinHow')}
          </Check>
        )}
      </Options>
      {shown.prizeSettings.every(({ sweep }) => sweep !== undefined) && <Rule>{text('wheel.honest')}</Rule>}
    </Stage>
  );
}
