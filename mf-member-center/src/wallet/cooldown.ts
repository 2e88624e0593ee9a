import type { Shell } from '@tessera/contracts';
import { BACK_TRANSFER_COOLDOWN_MS } from '@tessera/domain';
import { siteClock, useScope, useSession, type RemoteScope } from '@tessera/kit';
import { atom, useAtomValue } from 'jotai';
import { useEffect, useReducer } from 'react';

const SECOND_MS = 1_000;

/** Longer than the cooldown: its end is read from the site's clock, and the device's may be set meanwhile. */
const KEPT_MS = 60_000;

/** A request to bring money back. */
interface BackRequest {
  readonly memberId: number;
  /** When it was sent, by the site's clock. */
  readonly atMs: number;
}

/** The latest of this document, for shells that keep nothing on the device. */
const latestAtom = atom<BackRequest | undefined>(undefined);

type Place = Pick<RemoteScope, 'shell' | 'store'>;

/** Starts the cooldown of the present member, in this document and for all that this device opens. */
export function startCooldown({ shell, store }: Place): void {
  const memberId = memberOf(shell);
  if (memberId === undefined) return;
  const atMs = Math.floor(siteClock(shell)());
  store.set(latestAtom, { memberId, atMs });
  shell.drafts?.keep?.(keptName(memberId), String(atMs), KEPT_MS);
}

/** Returns how much of the present member's cooldown is left, in ms, as this device knows it now. */
export function leftMsOf({ shell, store }: Place): number {
  const memberId = memberOf(shell);
  if (memberId === undefined) return 0;
  const latest = store.get(latestAtom);
  const here = latest?.memberId === memberId ? latest.atMs : undefined;
  const kept = Number(shell.drafts?.kept?.(keptName(memberId)) ?? NaN);
  const sinceMs = Number.isNaN(kept) ? here : Math.max(kept, here ?? kept);
  return cooldownLeftMs(sinceMs, siteClock(shell)());
}

/** Returns the seconds that are shown, so that the last one ends with the cooldown. */
export const wholeSeconds = (leftMs: number): number => Math.ceil(leftMs / SECOND_MS);

/** Returns how long money cannot be brought back again, in ms (spec §4 Wallet back-transfer). */
export function cooldownLeftMs(sinceMs: number | undefined, nowMs: number): number {
  if (sinceMs === undefined) return 0;
  const leftMs = sinceMs + BACK_TRANSFER_COOLDOWN_MS - nowMs;
  return Math.min(Math.max(leftMs, 0), BACK_TRANSFER_COOLDOWN_MS);
}

/** Counts the cooldown down by the second; no timer runs at 0. */
export function useCooldown() {
  const scope = useScope();
  useSession();
  useAtomValue(latestAtom);
  const [turn, readAgain] = useReducer((count: number) => count + 1, 0);
  const leftMs = leftMsOf(scope);
  useEffect(() => {
    if (leftMs === 0) return undefined;
    const timer = setTimeout(readAgain, leftMs % SECOND_MS || SECOND_MS);
    return () => clearTimeout(timer);
  }, [leftMs, turn]);
  return { secondsLeft: wholeSeconds(leftMs), readAgain };
}

const memberOf = ({ session }: Shell): number | undefined => {
  const now = session.get();
  return now.status === 'member' ? now.member.id : undefined;
};

const keptName = (memberId: number): string => `back-transfer:${memberId}`;
