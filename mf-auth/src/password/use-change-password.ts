import { useSite } from '@tessera/kit';
import { problemOf, useIntent } from '@tessera/kit/intents';
import { lockOf, useLock } from '@tessera/kit/lock';
import { editPassword } from '@tessera/wire';
import { useState } from 'react';
import { FAILURE_TEXTS } from '../failures.ts';
import { errorsWhenEdited, errorsWhenLeft } from '../form/when-left.ts';
import type { Wording } from '../text.ts';
import { CHANGE_TEXTS } from './change-password.codes.ts';
import {
  changeFaults,
  type ChangeErrors,
  type ChangeField,
  type ChangeValues,
} from './change-password.rules.ts';

const EMPTY: ChangeValues = { oldPassword: '', password: '', checkPassword: '' };

/** Returns the state of a change of the password and the member's actions. */
export function useChangePassword(onDone: () => void) {
  const { settings } = useSite();
  const { state, error, failures, submit, reset } = useIntent(editPassword);
  const [values, setValues] = useState(EMPTY);
  const [faults, setFaults] = useState<{ readonly errors: ChangeErrors; readonly attempts: number }>({
    errors: {},
    attempts: 0,
  });
  const lock = useLock(error);
  const problem =
    error === undefined || lockOf(error) ? undefined : problemOf(error, CHANGE_TEXTS, FAILURE_TEXTS);
  const errors: ChangeErrors = problem?.field ? { [problem.field]: problem.wording } : faults.errors;
  const notice: Wording | undefined = problem?.field ? undefined : problem?.wording;

  return {
    values,
    errors,
    notice,
    lock,
    isSending: state.status === 'pending',
    /** Grows with each failed attempt; the form then focuses the first error. */
    failures: failures + faults.attempts,
    edit(field: ChangeField, value: string): void {
      setValues((before) => ({ ...before, [field]: value }));
      setFaults((last) => ({ ...last, errors: errorsWhenEdited(field, last.errors) }));
      reset();
    },
    leave(field: ChangeField): void {
      const wrong = changeFaults(values, settings);
      setFaults((last) => ({
        ...last,
        errors: errorsWhenLeft(field, { values, errors: last.errors }, wrong),
      }));
    },
    async submit(): Promise<void> {
      const found = changeFaults(values, settings);
      if (Object.keys(found).length > 0) {
        setFaults(({ attempts }) => ({ errors: found, attempts: attempts + 1 }));
        return;
      }
      const outcome = await submit(values);
      if (outcome?.status === 'done') onDone();
    },
  };
}
