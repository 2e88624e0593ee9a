import type { Publishers } from './publishers/publisher.ts';
import type { ReleaseState } from './state/state.ts';
import type { ReleaseStore } from './store/store.ts';

/** All that releases of one site live on; every gateway and every publisher's command opens the same. */
export interface ReleaseSite {
  readonly store: ReleaseStore;
  readonly state: ReleaseState;
  /** Read anew each time: a publisher that is retired is so at once. */
  readonly publishers: () => Promise<Publishers>;
}
