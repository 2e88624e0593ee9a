import type { Readable } from '@tessera/contracts';
import { useSyncExternalStore } from 'react';

/** The present value of something that lives outside React. */
export function useValue<T>(value: Readable<T>): T {
  return useSyncExternalStore(value.subscribe, value.get);
}
