import { AutoButton } from '../parts/AutoButton.tsx';
import { Button } from '../parts/Button.tsx';
import { MainButton, StakeBar } from '../parts/layout.tsx';
import type { Spins } from './useSpins.ts';

/** A slot's controls: balance, auto play, the one button that spins and skips, quick mode, stake. */
export function SpinBar({
  spins,
  labels,
}: {
  readonly spins: Spins;
  readonly labels: { readonly spin: string; readonly skip: string; readonly quick: string };
}) {
  const { phase, auto, quick } = spins;
  const showing = phase === 'showing';
  return (
    <StakeBar locked={phase !== 'ready' || auto.left !== undefined}>
      <AutoButton auto={auto} disabled={phase !== 'ready'} />
      <MainButton
        label={showing ? labels.skip : labels.spin}
        icon={showing ? 'play' : 'spin'}
        busy={phase === 'asking'}
        onPress={spins.press}
      />
      <Button kind="round" icon="quick" label={labels.quick} pressed={quick} onPress={spins.toggleQuick} />
    </StakeBar>
  );
}
