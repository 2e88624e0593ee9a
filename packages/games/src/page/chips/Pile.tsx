import { useMoney, useStake, useWords } from '../hooks/session.ts';

/** More characters than this are written smaller. */
const LONG = 3;

/** The chips of a spot as one, of the colour of the largest chip in it. */
export function Pile({ stake, waiting }: { readonly stake: bigint; readonly waiting: boolean }) {
  const words = useWords();
  const money = useMoney();
  const { stakes } = useStake();
  const step = Math.max(
    0,
    stakes.findLastIndex((one) => one <= stake),
  );
  const short = words
    .number(Number(money.decimal(stake)), { notation: 'compact', maximumFractionDigits: 1 })
    .replace(/\s/gu, '');
  return (
    <span
      class={`chip ${waiting ? 'chip-waiting' : ''}`}
      data-step={step}
      data-long={short.length > LONG ? '' : undefined}
    >
      {short}
    </span>
  );
}
