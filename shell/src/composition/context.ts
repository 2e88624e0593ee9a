import { createContext, useContext } from 'react';
import type { Releases } from '../services/releases/releases.ts';
import type { Composition } from './composition.ts';
import type { Parts } from './parts.ts';

export interface CompositionValue {
  readonly composition: Composition;
  readonly parts: Parts;
  /** Told of what a part throws while it renders. */
  readonly onPartError: (remote: string, error: unknown) => void;
  /** In a browser: what becomes of releases after the page was made. The code comes when it is asked for. */
  readonly releases?: () => Promise<Releases>;
  /** On a server: called before and after a remote's part renders, so that one that never ends is known by name. */
  readonly onTurn?: (remote: string | undefined) => void;
}

export const CompositionContext = createContext<CompositionValue | undefined>(undefined);

export function useComposition(): CompositionValue {
  const value = useContext(CompositionContext);
  if (!value) throw new Error('Nothing composes here: put the component inside <CompositionContext>.');
  return value;
}
