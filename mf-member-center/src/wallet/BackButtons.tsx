import { Button, Notice, Stack, Text } from '@tessera/ui';
import { useText } from '../text.ts';
import { useBackTransfer, type BackFrom } from './use-back-transfer.ts';

interface BackButtonsProps {
  /** The provider played last, if money is held there. */
  readonly lastProvider?: string | undefined;
}

/** Brings money back from all providers or from the one played last, with the countdown of the cooldown. */
export function BackButtons({ lastProvider }: BackButtonsProps) {
  const text = useText();
  const { bringBack, pending, problem, secondsLeft } = useBackTransfer();
  const button = (from: BackFrom, label: string) => (
    <Button
      block
      tone={from === 'all' ? 'secondary' : 'quiet'}
      loading={pending === from}
      // It stays in the keyboard's order, and says on a click how long to wait.
      aria-disabled={secondsLeft > 0 || undefined}
      onClick={() => void bringBack(from)}
    >
      {label}
    </Button>
  );
  return (
    <Stack gap={12}>
      {problem !== undefined && (
        <Notice tone="error" role="alert">
          {problem}
        </Notice>
      )}
      {button('all', text('wallet.back.all'))}
      {lastProvider !== undefined && button('last', text('wallet.back.last', { provider: lastProvider }))}
      <Text size={12} tone="muted">
        {secondsLeft > 0 ? (
          <span role="timer">{text('one_key_waiting', { seconds: secondsLeft })}</span>
        ) : (
          text('wallet.back.help')
        )}
      </Text>
    </Stack>
  );
}
