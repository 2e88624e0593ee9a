import { useState } from 'preact/hooks';
import { useServices } from '../hooks/services.ts';
import { useCell } from '../services/cell.ts';
import { AUTO_COUNTS, AUTO_LOSS_STAKES, AUTO_WIN_STAKES, type AutoPlan } from '../rounds/auto.ts';
import { Button } from './Button.tsx';
import { Choices } from './Choices.tsx';
import { Dialog } from './Dialog.tsx';

/** Asks how many rounds, for the most that may be lost in them, and which win ends them. */
export function AutoDialog({
  onBegin,
  onClose,
}: {
  readonly onBegin: (plan: AutoPlan) => void;
  readonly onClose: () => void;
}) {
  const { words, money, stake: choice } = useServices();
  const stake = useCell(choice.stake);
  const [count, setCount] = useState<number>(AUTO_COUNTS[0]);
  const [loss, setLoss] = useState<number>(AUTO_LOSS_STAKES[0]);
  const [win, setWin] = useState(0);
  const times = (stakes: number): bigint => stake * BigInt(stakes);
  const begin = (): void =>
    onBegin({ left: count, lossLimit: times(loss), winLimit: win === 0 ? undefined : times(win), lost: 0n });
  return (
    <Dialog
      title={words('auto')}
      onClose={onClose}
      actions={<Button kind="primary" label={words('begin')} first onPress={begin} />}
    >
      <Choices
        legend={words('autoCount')}
        options={AUTO_COUNTS.map((one) => [one, words.number(one)])}
        value={count}
        onChange={setCount}
      />
      <Choices
        legend={words('autoLoss')}
        options={AUTO_LOSS_STAKES.map((one) => [one, money.write(times(one))])}
        value={loss}
        onChange={setLoss}
      />
      <Choices
        legend={words('autoWin')}
        options={[
          [0, words('autoWinNone')],
          ...AUTO_WIN_STAKES.map((one) => [one, money.write(times(one))] as const),
        ]}
        value={win}
        onChange={setWin}
      />
      <p class="quiet">{words('autoNote')}</p>
    </Dialog>
  );
}
