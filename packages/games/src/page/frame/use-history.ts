import { useEffect, useState } from 'preact/hooks';
import type { RoundAnswer } from '../answers.ts';
import { useServices } from '../hooks/services.ts';
import { codeOf } from '../services/ask.ts';

/** The player's last rounds of this game, newest first; or the code that says why they cannot be had. */
export type History =
  | { readonly kind: 'asking' }
  | { readonly kind: 'known'; readonly rounds: readonly RoundAnswer[] }
  | { readonly kind: 'refused'; readonly code: string };

export function useHistory(): History {
  const { api } = useServices();
  const [history, set] = useState<History>({ kind: 'asking' });
  useEffect(() => {
    let gone = false;
    api.history().then(
      (rounds) => !gone && set({ kind: 'known', rounds }),
      (error: unknown) => !gone && set({ kind: 'refused', code: codeOf(error) }),
    );
    return () => void (gone = true);
  }, [api]);
  return history;
}
