import type { Check } from './registration.machine.ts';

/** One field of the form as its component sees it. */
export interface FieldBinding {
  readonly value: string;
  readonly check: Check['kind'];
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}
