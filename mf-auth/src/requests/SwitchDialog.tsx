import { Button, Cluster, Text } from '@tessera/ui';
import { useSwitchDialog } from './use-switch-dialog.ts';

interface SwitchDialogProps {
  readonly dialog: 'login' | 'register';
  readonly question: string;
  readonly label: string;
  /** Closes the current dialog. */
  readonly onLeave: () => void;
}

/** Link at the end of the login or registration dialog that switches to the other one. */
export function SwitchDialog({ dialog, question, label, onLeave }: SwitchDialogProps) {
  const leave = useSwitchDialog(dialog, onLeave);
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
