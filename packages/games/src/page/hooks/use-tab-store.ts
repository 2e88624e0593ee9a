import type { Store } from '../services/store.ts';
import { useServices } from './services.ts';

/** What this tab keeps for this game, until it is closed: also when the game's page is opened again in it. */
export const useTabStore = (): Store => useServices().windowStore;
