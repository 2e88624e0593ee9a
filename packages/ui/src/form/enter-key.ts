import type { FocusEvent } from 'react';

const NOT_TYPED: ReadonlySet<string> = new Set(['hidden', 'checkbox', 'radio', 'submit', 'button', 'reset']);

/**
 * Labels the Enter key of a phone's keyboard for the input that gets the focus: it leads to the form's next field, and from
 * the last one it sends the form. Outside of a form the key has no label.
 */
export function labelEnterKey({ target: input }: FocusEvent): void {
  if (!(input instanceof HTMLInputElement) || !input.form) return;
  const fields = [...input.form.elements];
  const hasNext = fields.slice(fields.indexOf(input) + 1).some(isField);
  // Not a prop: which field is the last one changes with what the form shows.
  input.setAttribute('enterkeyhint', hasNext ? 'next' : 'go');
}

function isField(element: Element): boolean {
  if (element instanceof HTMLInputElement)
    return !element.disabled && !element.readOnly && !NOT_TYPED.has(element.type);
  return (
    (element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement) && !element.disabled
  );
}
