import type { Wording } from '../text.ts';
import { newPasswordFault, repetitionFault } from './new-password.rules.ts';

export type ChangeField = 'oldPassword' | 'password' | 'checkPassword';
export type ChangeValues = Readonly<Record<ChangeField, string>>;
export type ChangeErrors = Readonly<Partial<Record<ChangeField, Wording>>>;

/** Returns the errors of the form before it is sent. */
export function changeFaults(
  { oldPassword, password, checkPassword }: ChangeValues,
  site: { readonly passwordMaxLength?: number | undefined },
): ChangeErrors {
  const same = password !== '' && password === oldPassword;
  const faults = {
    oldPassword: oldPassword === '' ? ({ id: 'login.ph_password' } as const) : undefined,
    password: same ? ({ id: 'transfer.passwordSame' } as const) : newPasswordFault(password, site),
    checkPassword: repetitionFault(password, checkPassword),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, wording]) => wording !== undefined));
}
