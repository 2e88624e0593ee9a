import type { FocusEvent } from 'react';

/**
 * Returns the `onBlur` of a form whose fields are checked when they are left.
 * @param fields the form's field by the name of its input; other inputs are not checked
 */
export function whenLeft<Field extends string>(
  fields: Readonly<Record<string, Field>>,
  leave: (field: Field) => void,
): (event: FocusEvent<HTMLFormElement>) => void {
  return ({ target }) => {
    const { name } = target as { readonly name?: string };
    const field = name !== undefined && Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field !== undefined) leave(field);
  };
}

interface Form<Field extends string, Fault> {
  readonly values: Readonly<Record<Field, string>>;
  readonly errors: Readonly<Partial<Record<Field, Fault>>>;
}

/**
 * Returns the errors of a form whose focus has left a field: also the field's own, where something was typed. What is still
 * empty only a submission refuses.
 * @param faults what the form's rules say of its values
 */
export function errorsWhenLeft<Field extends string, Fault>(
  field: Field,
  { values, errors }: Form<Field, Fault>,
  faults: Readonly<Partial<Record<Field, Fault>>>,
): Form<Field, Fault>['errors'] {
  const fault = values[field] === '' ? undefined : faults[field];
  return fault === undefined ? errors : { ...errors, [field]: fault };
}

/** Returns the errors of a form without those that depend on the field that is edited. */
export function errorsWhenEdited<Field extends string, Fault>(
  field: Field,
  errors: Readonly<Partial<Record<Field, Fault>>>,
): Readonly<Partial<Record<Field, Fault>>> {
  const isVoid = (name: string) => name === field || (field === 'password' && name === 'checkPassword');
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !isVoid(name))) as Partial<
    Record<Field, Fault>
  >;
}
