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
  /** What will happen, in a sentence. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  closeLabel: string;
  /** `danger` for what cannot be undone. */
  tone?: 'primary' | 'danger';
  /** The confirmed deed is under way. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** One question, one thing to do, and a way out. Focus starts on the way out where the deed cannot be undone. */
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
