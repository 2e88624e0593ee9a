import type { OfferedSlotName, OfferedSlotProps } from '@tessera/contracts';
import type { ReactNode } from 'react';
import { useShell } from './hooks.ts';

interface Props<Name extends OfferedSlotName> {
  readonly name: Name;
  /** Given to each part. */
  readonly props: OfferedSlotProps<Name> & object;
  /** Shown while a part loads. */
  readonly fallback?: ReactNode;
}

/** Shows what remotes contribute to a slot with an open name, or nothing. Browsers render it; servers leave it empty. */
export function OfferedSlot<Name extends OfferedSlotName>(given: Props<Name>) {
  const { Slot } = useShell().offers;
  return <Slot {...given} />;
}
