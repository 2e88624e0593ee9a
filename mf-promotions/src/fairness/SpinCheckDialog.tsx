import { useMoney } from '@tessera/kit';
import { Dialog, Stack, Text } from '@tessera/ui';
import { useText } from '../text.ts';
import { checkSpin, type SeenSpin, type SpinFault } from './spin.check.ts';
import { Values, type CopyableValue } from './Values.tsx';
import { Verdict } from './Verdict.tsx';

const FAULTS = {
  hash: 'fair.fault.hash',
  words: 'fair.fault.words',
  chances: 'fair.fault.chances',
  prize: 'fair.fault.prize',
} as const satisfies Record<SpinFault, string>;

interface SpinCheckDialogProps {
  /** The last spin; `undefined` before the first one. */
  readonly seen: SeenSpin | undefined;
  /** The commitment to the next spin. */
  readonly nextHash: string;
  readonly onClose: () => void;
}

/** Draws the last spin again on this device, and shows what is promised for the next one. */
export default function SpinCheckDialog({ seen, nextHash, onClose }: SpinCheckDialogProps) {
  const text = useText();
  const title = text(seen ? 'fair.checkSpin' : 'fair.spinHow');
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={text('close')}>
      <Stack gap={16}>
        {seen && <LastSpin seen={seen} />}
        <Values values={[{ id: 'next', label: text('fair.next'), value: nextHash }]} />
        <Text size={14} tone="muted">
          {text('fair.spinText')}
        </Text>
      </Stack>
    </Dialog>
  );
}

function LastSpin({ seen }: { readonly seen: SeenSpin }) {
  const text = useText();
  const money = useMoney();
  const { commitment, prizeId, fault } = checkSpin(seen);
  const { hash, reveal, prizes } = seen;

  function nameOf(id: number | undefined): string {
    const prize = prizes.find((each) => each.prizeId === id);
    if (!prize) return id === undefined ? '–' : String(id);
    return Number(prize.amount) === 0 ? text('wheel.nothing') : money(prize.amount);
  }
  const values: CopyableValue[] = [
    { id: 'before', label: text('fair.before'), value: hash },
    { id: 'computed', label: text('fair.computed'), value: commitment },
    { id: 'seed', label: text('fair.seed'), value: reveal.seed },
    { id: 'words', label: text('fair.words'), value: reveal.words },
    { id: 'drawn', label: text('fair.drawn'), value: nameOf(prizeId) },
  ];
  if (reveal.gone.length > 0)
    values.push({ id: 'gone', label: text('fair.gone'), value: reveal.gone.map(nameOf).join(', ') });
  return (
    <>
      <Verdict
        fault={fault && FAULTS[fault]}
        right={text('fair.spinRight')}
        rightText={text('fair.spinRightText')}
        wrong={text('fair.spinWrong')}
      />
      <Values values={values} />
    </>
  );
}
