import { Button, Cluster, Text } from '@tessera/ui';
import { useOtherDoor } from './use-other-door.ts';

interface OtherDoorProps {
  readonly door: 'login' | 'register';
  readonly question: string;
  readonly label: string;
  /** Closes the present dialog. */
  readonly onLeave: () => void;
}

/** The line at the end of a dialog that leads to the other one. */
export function OtherDoor({ door, question, label, onLeave }: OtherDoorProps) {
  const leave = useOtherDoor(door, onLeave);
  return (
    <Cluster gap={4}>
      <Text as="span" size={14} tone="muted">
        {question}
      </Text>
      <Button tone="quiet" size="sm" onClick={leave}>
        {label}
      </Button>
    </Cluster>
  );
}
