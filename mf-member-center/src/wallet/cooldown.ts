import { BACK_TRANSFER_COOLDOWN_MS } from '@tessera/domain';
import { steadyNow } from '@tessera/kit/elapsed';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { lastBackTransferAtom } from './wallet.atoms.ts';

const SECOND_MS = 1_000;

/** Returns how long money cannot be brought back again, in ms (spec §4 Wallet back-transfer). */
export function cooldownLeftMs(sinceMs: number | undefined, nowMs: number): number {
  if (sinceMs === undefined) return 0;
  const leftMs = sinceMs + BACK_TRANSFER_COOLDOWN_MS - nowMs;
  return Math.min(Math.max(leftMs, 0), BACK_TRANSFER_COOLDOWN_MS);
}

/** Counts the cooldown down by the second. Returns the whole seconds left; no timer runs at 0. */
export function useCooldown(): number {
  const since = useAtomValue(lastBackTransferAtom);
  const [nowMs, setNowMs] = useState(steadyNow);
  const leftMs = cooldownLeftMs(since, nowMs);
  useEffect(() => {
    if (leftMs === 0) return undefined;
    const timer = setTimeout(() => setNowMs(steadyNow()), leftMs % SECOND_MS || SECOND_MS);
    return () => clearTimeout(timer);
  }, [leftMs, nowMs]);
  return Math.ceil(leftMs / SECOND_MS);
}
