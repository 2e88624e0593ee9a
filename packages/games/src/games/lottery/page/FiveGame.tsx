import { useState } from 'preact/hooks';
import { useMoney, useSound, useStake, useWords } from '../../../page/kit.ts';
import { BONUS_NUMBERS, FIVE, NUMBERS, PICKED, type FiveTicket } from '../rules/five.ts';
import { Hall } from './Hall.tsx';
import { FIVE_LOTTERY } from './lotteries.ts';
import type english from './messages/en_US.json';
import { NumberGrid } from './NumberGrid.tsx';
import { NumberRow } from './NumberRow.tsx';
import { quickFive } from './quick.ts';
import { TicketTools } from './TicketTools.tsx';

interface Filling {
  /** Rising. */
  readonly numbers: readonly number[];
  readonly bonus: number | undefined;
}
const EMPTY: Filling = { numbers: [], bonus: undefined };

function ticketOf({ numbers, bonus }: Filling): FiveTicket | undefined {
  return numbers.length === PICKED && bonus !== undefined ? { numbers: [...numbers], bonus } : undefined;
}

/** Five of 36, and a bonus number. */
export function FiveGame() {
  const words = useWords<keyof typeof english>();
  const money = useMoney();
  const sound = useSound();
  const { stake } = useStake();
  const [filling, fill] = useState(EMPTY);
  const { numbers, bonus } = filling;

  function toggle(number: number): void {
    sound.play('tick');
    const others = numbers.filter((one) => one !== number);
    const next = others.length < numbers.length ? others : [...numbers, number];
    fill({ bonus, numbers: next.sort((one, other) => one - other) });
  }
  const missing = PICKED - numbers.length;
  return (
    <Hall
      lottery={FIVE_LOTTERY}
      ticket={ticketOf(filling)}
      missing={missing > 0 ? words('pickMore', { count: missing }) : words('pickBonus')}
      onBought={() => fill(EMPTY)}
    >
      <NumberGrid
        label={words('numbers')}
        numbers={NUMBERS}
        picked={numbers}
        full={missing === 0}
        onToggle={toggle}
      />
      <NumberRow
        legend={words('bonus')}
        from={1}
        count={BONUS_NUMBERS}
        value={bonus}
        onChange={(value) => {
          sound.play('tick', 2);
          fill({ numbers, bonus: value });
        }}
      />
      <TicketTools
        prize={words('topPrize', { amount: money.write(stake * BigInt(FIVE.maxWinMultiple)) })}
        empty={filling === EMPTY}
        onQuick={() => fill(quickFive())}
        onClear={() => fill(EMPTY)}
      />
    </Hall>
  );
}
