import type { DialogOutcome, OffersService, OpenName } from '@tessera/contracts';
import type { ShellBus } from '../bus/bus.ts';
import type { ShellDialogs } from '../dialogs/dialogs.ts';

interface OffersDeps {
  readonly bus: Pick<ShellBus, 'emitOpen' | 'onOpen'>;
  readonly dialogs: Pick<ShellDialogs, 'openOffered'>;
  readonly Slot: OffersService['Slot'];
}

/** Creates the service for open names, whose types only their owners and users know. */
export function createOffers({ bus, dialogs, Slot }: OffersDeps): OffersService {
  return {
    openDialog: (name: OpenName, args: unknown) =>
      dialogs.openOffered(name, args) as Promise<DialogOutcome<never>>,
    emit: (name: OpenName, payload: unknown) => bus.emitOpen(name, payload),
    on: (name: OpenName, listener: (payload: never) => void) =>
      bus.onOpen(name, listener as (payload: unknown) => void),
    Slot,
  };
}
