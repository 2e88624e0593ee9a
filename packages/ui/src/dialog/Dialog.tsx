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
  /**
   * Called on Escape, a click on the backdrop or the close button, or a swipe down. The owner then sets `open` to
   * false.
   */
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** The cancel button and the main action, in this order. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** `false` if an answer is required (first password change): only the footer's buttons close it. */
  dismissible?: boolean;
  /** Use `alertdialog` for a question that interrupts. */
  role?: 'dialog' | 'alertdialog';
  /** For a text without links or inputs: its area takes the focus, so that the keyboard scrolls it. */
  scrollable?: boolean;
  children: ReactNode;
}

/**
 * A modal on the native `<dialog>`: centred on desktops, a draggable sheet on phones. Focus moves to the element marked
 * `data-autofocus` or the title, and back to the opener when the dialog closes.
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
  scrollable,
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
      // A screen reader reads a whole question, but not a whole form.
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
          <DialogBody id={bodyId} tabIndex={scrollable ? 0 : undefined}>
            {children}
          </DialogBody>
          {footer && <DialogFooter>{footer}</DialogFooter>}
        </DialogPanel>
      )}
    </DialogRoot>
  );
}
