import { AutoButton } from '../parts/AutoButton.tsx';
import { Button } from '../parts/Button.tsx';
import { MainButton, StakeBar } from '../parts/layout.tsx';
import type { Spins } from './use-spins.ts';

/** A slot's controls: balance, auto play, the one button that spins and skips, quick mode, stake. */
export function SpinBar({
  spins,
  labels,
}: {
  readonly spins: Spins;
  readonly labels: { readonly spin: string; readonly skip: string; readonly quick: string };
}) {
  const { phase, auto, quick, mayHurry } = spins;
  const running = phase !== 'ready';
  return (
    <StakeBar locked={running || auto.left !== undefined}>
      <AutoButton auto={auto} disabled={running} />
      <MainButton
        label={running ? labels.skip : labels.spin}
        icon={running ? 'play' : 'spin'}
        disabled={running && !mayHurry}
        onPress={spins.press}
      />
      {mayHurry && (
        <Button kind="round" icon="quick" label={labels.quick} pressed={quick} onPress={spins.toggleQuick} />
      )}
    </StakeBar>
  );
}
