import { createContext, use } from 'react';

/** Attributes that a control takes from its field. */
export interface FieldControl {
  id: string | undefined;
  /** Not `required`: the browser would show its own message instead of the field's error. */
  'aria-required': true | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

const NO_FIELD: FieldControl = {
  id: undefined,
  'aria-required': undefined,
  'aria-describedby': undefined,
  'aria-invalid': undefined,
};

export const FieldContext = createContext<FieldControl>(NO_FIELD);

/** Returns the attributes for the control of a field. The control's own props override them. */
export function useFieldControl(): FieldControl {
  return use(FieldContext);
}
