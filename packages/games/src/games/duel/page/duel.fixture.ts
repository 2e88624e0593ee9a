import { ARENA, ENTRANCE_MS, EXCHANGE_MS, type DuelOutcome } from '../rules/duel.ts';
import type { DuelSnapshot } from './moment.ts';

/** For tests: a duel that holds every kind of exchange, and its round at an instant. */

export const DUEL: DuelOutcome = {
  left: 'wisp',
  right: 'blaze',
  exchanges: [
    { left: 'ward', right: 'ward' },
    { left: 'strike', right: 'sweep' },
    { left: 'strike', right: 'ward' },
    { left: 'strike', right: 'strike' },
    { left: 'sweep', right: 'ward' },
    { left: 'sweep', right: 'sweep' },
  ],
};
export const CLOSES_AT = 1_800_000_000_000;

export const FIGHT_MS = DUEL.exchanges.length * EXCHANGE_MS;
/** When an exchange has come so far, by the server's clock. */
export const during = (index: number, part: number): number =>
  CLOSES_AT + ENTRANCE_MS + (index + part) * EXCHANGE_MS;

export function snapshotOf(phase: DuelSnapshot['phase'], changed: Partial<DuelSnapshot> = {}): DuelSnapshot {
  const isClosed = phase === 'running' || phase === 'over';
  const endsAt = CLOSES_AT + ARENA.runMs(DUEL);
  return {
    ...{ table: 'duel-arena', roundId: '7', number: 7, phase, hash: 'a'.repeat(64), players: 3 },
    ...{ now: CLOSES_AT, closesAt: CLOSES_AT, seed: null, last: [] },
    endsAt: isClosed ? endsAt : null,
    nextAt: isClosed ? endsAt + ARENA.pauseMs : null,
    offer: ARENA.offer!(DUEL),
    told: isClosed ? DUEL : null,
    outcome: phase === 'over' ? DUEL : null,
    ...changed,
  };
}
