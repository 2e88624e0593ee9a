import styled from '@emotion/styled';
import { useMoney } from '@tessera/kit';
import { color, space, text as textSize } from '@tessera/ui';
import type { MemberBonus } from '@tessera/wire';
import { useText } from '../text.ts';
import { useDay } from '../use-day.ts';
import { GiveUp } from './GiveUp.tsx';

const Root = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]} ${space[16]};
  min-block-size: 56px;
  padding-block: ${space[8]};
  border-block-end: 1px solid ${color.line};
  &:last-of-type {
    border-block-end: 0;
  }
  & small {
    display: block;
    color: ${color.muted};
    font-size: ${textSize[12]};
  }
  & strong {
    font-variant-numeric: tabular-nums;
  }
`;

/** A bonus that is up next, completed or missed. */
export function BonusRow({ bonus }: { readonly bonus: MemberBonus }) {
  const text = useText();
  const money = useMoney();
  const day = useDay();
  const { title, state, reason, value, wagered, wagering, closedAt, days } = bonus;
  const of = text('bonus.of', { done: money(wagered), all: money(wagering) });
  const why = reason ? text(`bonus.reason.${reason}`) : text('bonus.paid');
  return (
    <Root>
      <span>
        {title}
        <small>
          {state === 'next'
            ? text('bonus.startsLater', { count: days })
            : [why, of, closedAt && day(closedAt)].filter(Boolean).join(' · ')}
        </small>
      </span>
      <strong>{money(value)}</strong>
      {state === 'next' && <GiveUp bonus={bonus} />}
    </Root>
  );
}
