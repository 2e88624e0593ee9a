import type { Check } from './registration.machine.ts';

/** The value, state and handlers that connect one field with the form. */
export interface FieldBinding {
  readonly value: string;
  readonly check: Check['kind'];
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}
