import { useScope } from '@tessera/kit';
import { Button, Cluster, Stack, Text } from '@tessera/ui';
import type { Passkey } from '@tessera/wire';
import { useText } from '../text.ts';

interface PasskeyItemProps {
  readonly passkey: Passkey;
  readonly onAsk: (kind: 'rename' | 'remove') => void;
}

/** One passkey: its name, when it was added and used, and what can be done with it. */
export function PasskeyItem({ passkey, onAsk }: PasskeyItemProps) {
  const text = useText();
  const { intl } = useScope();
  const { name, createdAt, lastUsedAt, isBackedUp } = passkey;
  const date = (instant: string) => intl.formatDate(instant, { dateStyle: 'medium' });
  const facts = [
    text('passkeys.addedOn', { date: date(createdAt) }),
    lastUsedAt ? text('passkeys.usedOn', { date: date(lastUsedAt) }) : text('passkeys.unused'),
    ...(isBackedUp ? [text('passkeys.backedUp')] : []),
  ];
  return (
    <li>
      <Stack gap={4}>
        <Text>{name}</Text>
        {facts.map((fact) => (
          <Text key={fact} size={14} tone="muted">
            {fact}
          </Text>
        ))}
      </Stack>
      <Cluster gap={8}>
        <Button aria-label={text('passkeys.rename_named', { name })} onClick={() => onAsk('rename')}>
          {text('passkeys.rename')}
        </Button>
        <Button
          tone="quiet"
          aria-label={text('passkeys.remove_named', { name })}
          onClick={() => onAsk('remove')}
        >
          {text('passkeys.remove')}
        </Button>
      </Cluster>
    </li>
  );
}
