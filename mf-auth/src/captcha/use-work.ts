import { useCallScope, useShell } from '@tessera/kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { proveByWork, type CaptchaProof, type CaptchaPurpose } from './captcha-proof.ts';

/** The platform forgets a proof of work after five minutes. */
const FRESH_MS = 4 * 60_000;

export interface ProofOfWork {
  readonly status: 'solving' | 'solved' | 'failed';
  /** Returns the solution; waits for it, and makes a new one where it is used or old. */
  readonly proof: () => Promise<CaptchaProof>;
  /** Begins another one: each attempt uses one up. */
  readonly renew: () => void;
}

interface Attempt {
  readonly since: number;
  readonly solution: Promise<CaptchaProof>;
}

/** Solves a proof of work while the form is filled in, as long as it is wanted. */
export function useWork(purpose: CaptchaPurpose, isWanted: boolean): ProofOfWork {
  const { api } = useShell();
  const { siteId } = useCallScope();
  const [status, setStatus] = useState<ProofOfWork['status']>('solving');
  const [round, setRound] = useState(0);
  const attempt = useRef<Attempt>(undefined);
  const life = useRef<AbortController>(undefined);

  const start = useCallback(() => {
    life.current?.abort();
    const controller = (life.current = new AbortController());
    const { signal } = controller;
    const solution = proveByWork(api, purpose, siteId, signal);
    attempt.current = { since: performance.now(), solution };
    setStatus('solving');
    solution.then(
      () => !signal.aborted && setStatus('solved'),
      () => !signal.aborted && setStatus('failed'),
    );
    return attempt.current;
  }, [api, purpose, siteId]);

  useEffect(() => {
    if (!isWanted) return;
    // The form may have asked for its solution before this effect.
    if (!attempt.current) start();
    return () => {
      life.current?.abort();
      attempt.current = undefined;
    };
  }, [isWanted, start, round]);

  return {
    status,
    proof() {
      const current = attempt.current;
      const isFresh = current && performance.now() - current.since < FRESH_MS;
      return (isFresh ? current : start()).solution;
    },
    renew: useCallback(() => setRound((count) => count + 1), []),
  };
}
