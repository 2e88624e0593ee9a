import { useWords } from '../hooks/session.ts';
import { Button } from '../parts/Button.tsx';
import type { Chips } from './use-chips.ts';

/** What is done with chips that lie already: the last one back, all of them back, the same again. */
export function ChipTools({ chips }: { readonly chips: Chips }) {
  const words = useWords();
  const lies = chips.laidTotal + chips.placedTotal > 0n;
  return (
    <div class="chip-tools">
      <Button
        kind="round"
        icon="undo"
        label={words('chipUndo')}
        disabled={!chips.canUndo}
        onPress={chips.undo}
      />
      <Button
        kind="round"
        icon="clear"
        label={words('chipClear')}
        disabled={!chips.canClear}
        onPress={chips.clear}
      />
      <Button
        kind="round"
        icon={lies || !chips.lasting ? 'double' : 'repeat'}
        label={words(lies || !chips.lasting ? 'chipDouble' : 'chipRepeat')}
        disabled={!chips.canRepeat}
        onPress={chips.repeat}
      />
    </div>
  );
}
