import { useSite } from '@tessera/kit';
import { Text } from '@tessera/ui';
import { useText } from '../text.ts';

/** Says whose days the figures follow. */
export function TableNote() {
  const text = useText();
  const { timeZone } = useSite().settings;
  return (
    <Text size={12} tone="muted">
      {text('figure.zone', { zone: timeZone.replaceAll('_', ' ') })}
    </Text>
  );
}
