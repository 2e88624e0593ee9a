import { useShell, useSite } from '@tessera/kit';
import { registerVerification, type PayloadOf } from '@tessera/wire';
import { useEffect, type Dispatch } from 'react';
import { registrationRefusal } from './registration.codes.ts';
import type { VerifiedField } from './registration.fields.ts';
import type { RegistrationEvent, RegistrationState } from './registration.machine.ts';

/** Asks the server about a field whose check has begun (spec §4 Registration: blur validates on the server). */
export function useVerification(
  field: VerifiedField,
  state: RegistrationState,
  dispatch: Dispatch<RegistrationEvent>,
): void {
  const { api } = useShell();
  const { siteId } = useSite().settings;
  const check = state.checks[field];
  const asked = check.kind === 'checking' ? check.value : undefined;
  const memberCurrency = state.values.memberCurrency as PayloadOf<
    typeof registerVerification
  >['memberCurrency'];

  useEffect(() => {
    if (asked === undefined) return;
    const controller = new AbortController();
    const payload = { [field]: asked.trim(), siteId, memberCurrency, verification: 1 as const };
    api.send(registerVerification, payload, { signal: controller.signal }).then(
      () => dispatch({ type: 'verified', field, value: asked }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        const refusal = registrationRefusal(error);
        const concernsField = refusal.kind === 'field' && refusal.field === field;
        dispatch(
          concernsField
            ? { type: 'verified', field, value: asked, said: refusal.said }
            : { type: 'unverified', field },
        );
      },
    );
    return () => controller.abort();
  }, [asked, field, api, siteId, memberCurrency, dispatch]);
}
