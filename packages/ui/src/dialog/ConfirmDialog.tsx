import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { color, leading } from '../tokens.ts';
import { Dialog } from './Dialog.tsx';

const Message = styled.div`
  color: ${color.muted};
  line-height: ${leading.text};
`;

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** One sentence that says what will happen. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  closeLabel: string;
  /** Use `danger` for an action that cannot be undone. */
  tone?: 'primary' | 'danger';
  /** The confirmed action is in progress. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks one question, with a confirm button and a cancel button. For `danger`, focus starts on cancel. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  closeLabel,
  tone = 'primary',
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const careful = tone === 'danger';
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      closeLabel={closeLabel}
      size="sm"
      role="alertdialog"
      footer={
        <>
          <Button onClick={onCancel} data-autofocus={careful || undefined}>
            {cancelLabel}
          </Button>
          <Button tone={tone} loading={busy} onClick={onConfirm} data-autofocus={!careful || undefined}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Message>{children}</Message>
    </Dialog>
  );
}
