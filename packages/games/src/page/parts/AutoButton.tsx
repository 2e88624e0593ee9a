import type { Autoplay } from '../hooks/use-autoplay.tsx';
import { useServices } from '../hooks/services.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

/** Begins rounds that are played by themselves, shows how many are left, and stops them. */
export function AutoButton({ auto, disabled }: { readonly auto: Autoplay; readonly disabled?: boolean }) {
  const { session, words } = useServices();
  const { left } = auto;
  const running = left !== undefined;
  // UK RTS 8C.
  if (!session.law.autoplay) return null;
  return (
    <>
      <Button
        kind="round"
        label={words(running ? 'autoStop' : 'auto')}
        pressed={running}
        disabled={disabled && !running}
        onPress={running ? auto.stop : auto.open}
      >
        <Icon name={running ? 'stop' : 'auto'} />
        {running && <span class="auto-left">{words('autoLeft', { count: left })}</span>}
      </Button>
      {auto.dialog}
    </>
  );
}
