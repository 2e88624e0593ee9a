import { useAnswer, useSession, useShell, useSiteClock } from '@tessera/kit';
import { RED_ENVELOPE_REFETCH_MS } from '@tessera/domain';
import { redEnvelope, redEnvelopePromotion } from '@tessera/wire';
import { arrivalOf, steadyNow } from '@tessera/kit/elapsed';
import { useEffect, useMemo, useState } from 'react';
import { keptPayload } from '../kept-payload.ts';

const SECOND_MS = 1_000;

/**
 * Returns the member's red envelope and how long it can still be opened. At zero it has ended, and 3 s later the platform
 * is asked for the next one (spec §4 Red envelope). `openId` is the envelope that can be opened: first of all one whose claim
 * was sent and not answered, although the platform may not have it any more.
 */
export function useEnvelope() {
  const { status } = useSession();
  const answer = useAnswer(redEnvelopePromotion, {}, { enabled: status === 'member' });
  const envelope = status === 'member' ? (answer.data?.envelope ?? null) : null;
  const now = answer.data?.now;
  const site = useSiteClock();
  // The device's clock may be wrong and may jump: a steady one measures the time since the answer.
  const { data, dataUpdatedAt } = answer;
  const siteAheadMs = useMemo(() => site() - steadyNow(), [site]);
  const aheadMs = data && now !== undefined ? Date.parse(now) - arrivalOf(data, dataUpdatedAt) : siteAheadMs;
  const leftMs = useLeft(envelope?.endAt, aheadMs);
  const isOver = envelope !== null && leftMs === 0;
  const { refetch, errorUpdatedAt } = answer;
  useEffect(() => {
    if (!isOver) return undefined;
    const timer = setTimeout(() => void refetch(), RED_ENVELOPE_REFETCH_MS);
    return () => clearTimeout(timer);
    // Another answer with the same envelope means that this device's clock is fast: ask again, as after a failure.
  }, [isOver, refetch, dataUpdatedAt, errorUpdatedAt]);
  const shell = useShell();
  const claim = status === 'member' ? keptPayload(shell, redEnvelope).get() : undefined;
  const openId = claim?.id ?? (isOver ? undefined : envelope?.id);
  return { answer, envelope, leftMs, isOver, openId };
}

/**
 * Returns the time until an instant, in ms, and renders again on each of its seconds; 0 once it has passed.
 * @param aheadMs how far the platform's clock is ahead of the page's steady one
 */
function useLeft(endAt: string | undefined, aheadMs: number): number {
  const [nowMs, setNowMs] = useState(steadyNow);
  const leftMs = endAt === undefined ? 0 : Math.max(0, Date.parse(endAt) - nowMs - aheadMs);
  useEffect(() => {
    if (endAt === undefined) return undefined;
    const left = Date.parse(endAt) - steadyNow() - aheadMs;
    const timer = setTimeout(() => setNowMs(steadyNow()), Math.max(0, left % SECOND_MS || SECOND_MS));
    if (left <= 0) clearTimeout(timer);
    return () => clearTimeout(timer);
  }, [endAt, aheadMs, nowMs]);
  return leftMs;
}
