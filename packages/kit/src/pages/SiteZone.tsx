import { Text } from '@tessera/ui';
import { useSite } from '../hooks.ts';
import { useText } from './messages.ts';

/** Says below a list with short times whose they are. */
export function SiteZone() {
  const text = useText();
  const { timeZone } = useSite().settings;
  return (
    <Text size={12} tone="muted">
      {text('zone.note', { zone: timeZone.replaceAll('_', ' ') })}
    </Text>
  );
}
