import { useSite } from '@tessera/kit';
import { useMemo } from 'react';
import { callScope, type CallScope } from './lobby.scope.ts';

export function useCallScope(): CallScope {
  const site = useSite();
  return useMemo(() => callScope(site), [site]);
}
