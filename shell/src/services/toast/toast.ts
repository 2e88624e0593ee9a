import type { ToastService } from '@tessera/contracts';
import { createToastStore, type ToastStore } from '@tessera/ui';

export interface ShellToast extends ToastService {
  /** The messages, for the viewport in the layout. */
  readonly store: ToastStore;
}

export function createToast(): ShellToast {
  const store = createToastStore();
  return { store, show: store.show };
}
