import { useEffect, type RefObject } from 'react';

/**
 * Moves the focus to the first field of a form that appears in a dialog that is open already, as the dialog itself does when
 * it opens. It stays at a control that the visitor has moved it to meanwhile.
 */
export function useLateFocus(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const dialog = form.current?.closest('dialog');
    const { activeElement } = document;
    // Before it opens, a dialog does this itself. A title has the focus only where there was no field.
    if (!dialog?.open || (activeElement !== document.body && !activeElement?.matches('dialog, h2'))) return;
    form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [form]);
}
