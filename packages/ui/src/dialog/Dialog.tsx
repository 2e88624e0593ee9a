import { useId, useRef, type ReactNode } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { CloseIcon } from '../icons/navigation.tsx';
import {
  DialogBody,
  DialogFooter,
  DialogHandle,
  DialogHeader,
  DialogPanel,
  DialogRoot,
} from './dialog.styles.ts';
import { useModal, usePresence } from './use-modal.ts';
import { useSheetDrag } from './use-sheet-drag.ts';

export interface DialogProps {
  open: boolean;
  /** Escape, the backdrop, the close button, or a sheet flung away. The owner sets `open` to false. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** The way out and the one thing to do, in this order. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** `false` where an answer is needed first (first password change): no way out but the footer's. */
  dismissible?: boolean;
  /** `alertdialog` for what interrupts with a question. */
  role?: 'dialog' | 'alertdialog';
  children: ReactNode;
}

/**
 * A modal on the native `<dialog>`: in the middle on the desktop, a sheet that follows the finger on the phone. Focus goes to
 * the element marked `data-autofocus`, else to the title, and comes back to where it was when the dialog closes.
 */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  footer,
  size = 'md',
  dismissible = true,
  role = 'dialog',
  children,
}: DialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const bodyId = useId();
  const present = usePresence(open);

  useModal(dialogRef, { open, dismissible, onClose });
  useSheetDrag(panelRef, open && dismissible, onClose);

  return (
    <DialogRoot
      ref={dialogRef}
      role={role}
      aria-labelledby={titleId}
      // A question is read out whole; a form is not.
      aria-describedby={role === 'alertdialog' ? bodyId : undefined}
    >
      {present && (
        <DialogPanel ref={panelRef} data-size={size}>
          {dismissible && <DialogHandle />}
          <DialogHeader>
            <h2 id={titleId} tabIndex={-1}>
              {title}
            </h2>
            {dismissible && (
              <IconButton label={closeLabel} onClick={onClose}>
                <CloseIcon />
              </IconButton>
            )}
          </DialogHeader>
          <DialogBody id={bodyId}>{children}</DialogBody>
          {footer && <DialogFooter>{footer}</DialogFooter>}
        </DialogPanel>
      )}
    </DialogRoot>
  );
}
