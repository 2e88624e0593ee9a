import { readMemberField } from '@tessera/domain';
import { useCallScope, useShell } from '@tessera/kit';
import { registerVerification } from '@tessera/wire';
import { useEffect, useRef, type Dispatch } from 'react';
import { registrationProblem } from './registration.codes.ts';
import { currencyOf, VERIFIED_FIELDS, type VerifiedField } from './registration.fields.ts';
import type { RegistrationEvent, RegistrationState } from './registration.machine.ts';

/** A check that the server has not answered yet. */
interface PendingCheck {
  readonly value: string;
  readonly currency: string;
  readonly controller: AbortController;
}

/** Sends a request for each field in state `checking` (spec §4 Registration: blur validates on the server). */
export function useVerification(state: RegistrationState, dispatch: Dispatch<RegistrationEvent>): void {
  const { api } = useShell();
  const { siteId } = useCallScope();
  const pendingChecks = useRef(new Map<VerifiedField, PendingCheck>());
  const { checks, values } = state;

  useEffect(() => {
    const open = pendingChecks.current;
    const currency = currencyOf(values);
    for (const field of VERIFIED_FIELDS) {
      const check = checks[field];
      const value = check.kind === 'checking' ? check.value : undefined;
      const asked = open.get(field);
      if (asked && asked.value === value && asked.currency === currency) continue;
      asked?.controller.abort();
      open.delete(field);
      if (value !== undefined) ask(field, value);
    }

    function ask(field: VerifiedField, value: string): void {
      const pending = { value, currency, controller: new AbortController() };
      open.set(field, pending);
      const payload = {
        [field]: readMemberField(field, value, currency),
        // A code is only valid for its phone.
        ...(field === 'phoneVerify' && {
          memberPhone: readMemberField('memberPhone', values.memberPhone, currency),
        }),
        siteId,
        memberCurrency: currency,
        verification: 1 as const,
      };
      const { signal } = pending.controller;
      const answered = (event: RegistrationEvent) => {
        if (signal.aborted) return;
        open.delete(field);
        dispatch(event);
      };
      api.send(registerVerification, payload, { signal }).then(
        () => answered({ type: 'verified', field, value }),
        (error: unknown) => {
          const problem = registrationProblem(error);
          answered(
            problem.field === field
              ? { type: 'verified', field, value, wording: problem.wording, code: problem.code }
              : { type: 'unverified', field },
          );
        },
      );
    }
  }, [checks, values, api, siteId, dispatch]);

  useEffect(() => {
    const open = pendingChecks.current;
    return () => {
      open.forEach(({ controller }) => controller.abort());
      open.clear();
    };
  }, []);
}
