/**
 * Counts what a form asks of a person: each required field, and the press that sends it. A choice that is made already costs
 * nothing. With it tests show that protecting oneself takes no more than paying in or signing up.
 */
export function countActions(form: HTMLElement): number {
  const fields = form.querySelectorAll<HTMLInputElement>('[aria-required="true"], [required]');
  const open = [...fields].filter((field) => field.value === '' || field.type === 'checkbox');
  return open.length + 1;
}

/** The actions of the shortest registration form: account, password twice, e-mail, agreement, and the press. */
export const REGISTRATION_ACTIONS = 6;
