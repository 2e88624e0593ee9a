import { useEffect } from 'react';
import { useServices } from './services.context.ts';

/** Reports each address to the gate of members who must choose a new password. */
export function usePasswordGate(path: string, search: string): void {
  const { passwordGate } = useServices();
  useEffect(() => passwordGate.visit(path, search), [passwordGate, path, search]);
}
