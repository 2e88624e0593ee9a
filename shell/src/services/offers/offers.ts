import type { DialogOutcome, OffersService, OpenName } from '@tessera/contracts';
import type { ShellBus } from '../bus/bus.ts';
import type { ShellDialogs } from '../dialogs/dialogs.ts';

interface OffersDeps {
  readonly bus: Pick<ShellBus, 'emitOpen' | 'onOpen'>;
  readonly dialogs: Pick<ShellDialogs, 'openOffered'>;
  /** Whether the registry has a remote with this dialog. */
  readonly hasDialog: (name: OpenName) => boolean;
  readonly Slot: OffersService['Slot'];
}

/** Creates the service for open names, whose types only their owners and users know. */
export function createOffers({ bus, dialogs, hasDialog, Slot }: OffersDeps): OffersService {
  return {
    openDialog: (name: OpenName, args: unknown) =>
      dialogs.openOffered(name, args) as Promise<DialogOutcome<never>>,
    hasDialog,
    emit: (name: OpenName, payload: unknown) => bus.emitOpen(name, payload),
    on: (name: OpenName, listener: (payload: never) => void) =>
      bus.onOpen(name, listener as (payload: unknown) => void),
    Slot,
  };
}
