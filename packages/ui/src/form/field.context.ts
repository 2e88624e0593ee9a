import { createContext, use } from 'react';

/** What a control takes from the field around it. */
export interface FieldControl {
  id: string | undefined;
  /** Not `required`: the browser's own bubble would come before the error in its place. */
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

/** The wiring for the one control of a field; its own props win over it. */
export function useFieldControl(): FieldControl {
  return use(FieldContext);
}
