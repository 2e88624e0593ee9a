import { createContext, useContext } from 'react';
import type { Releases } from '../services/releases/releases.ts';
import type { Composition } from './composition.ts';
import type { PartKey, Parts } from './parts.ts';

export interface CompositionValue {
  readonly composition: Composition;
  readonly parts: Parts;
  /** Called with the error that a part throws while it renders. */
  readonly onPartError: (part: PartKey, error: unknown) => void;
  /** Loads the service that follows later releases; a server has none. */
  readonly releases?: () => Promise<Releases>;
  /** On a server: called before and after a part renders, so that a render that hangs is reported with its remote. */
  readonly onTurn?: (remote: string | undefined) => void;
}

export const CompositionContext = createContext<CompositionValue | undefined>(undefined);

export function useComposition(): CompositionValue {
  const value = useContext(CompositionContext);
  if (!value) throw new Error('Nothing composes here: put the component inside <CompositionContext>.');
  return value;
}
