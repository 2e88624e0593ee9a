import { useScope } from '@tessera/kit';
import type { ThirdPartyDemand } from '@tessera/wire';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { RegistrationField } from '../registration/registration.fields.ts';
import type { RegistrationState } from '../registration/registration.machine.ts';
import { problemOf } from '../registration/registration.rules.ts';
import { pendingAtom } from './pending.atoms.ts';

/** The claims of a provider that fit a field. */
const FIELDS = [
  'memberName',
  'memberEmail',
  'memberPhone',
  'memberBirthday',
] as const satisfies readonly (RegistrationField & keyof ThirdPartyDemand)[];

interface Intents {
  readonly edit: (field: RegistrationField, value: string) => void;
  readonly leave: (field: RegistrationField) => void;
}

/**
 * Fills what the form asks for and is still empty with what the provider knows of the visitor. What the form would refuse
 * is left out, such as a name in another script than the currency's; what another account has is shown at once.
 */
export function usePrefill({ shape, values }: RegistrationState, { edit, leave }: Intents) {
  const { store } = useScope();
  const pending = useAtomValue(pendingAtom);
  const demand = pending?.kind === 'arrival' ? pending.demand : undefined;
  useEffect(() => {
    for (const field of demand ? FIELDS : []) {
      const known = demand?.[field];
      if (!known || !shape[field].shown || values[field] !== '') continue;
      if (problemOf(field, { ...values, [field]: known }, shape)) continue;
      edit(field, known);
      leave(field);
    }
    // Once for each arrival: what the visitor clears stays empty.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [demand]);
  return {
    provider: demand?.provider.name,
    /** Whether the login by a provider needs a further step, which the login dialog shows. */
    goesOnInLogin: () => ['step', 'shut'].includes(store.get(pendingAtom)?.kind ?? ''),
  };
}
