import * as v from 'valibot';
import type { RoomRules } from '../../../rules/room-rules.ts';
import { TIDE_MS } from './school.ts';

const NUMBERS = 2 ** 32;

/** The round that all in a room share: it takes no bets, and is over when its last guest has left. */
export const TIDE: RoomRules['tide'] = {
  kind: 'table',
  version: 1,
  returnBasisPoints: 0,
  maxWinMultiple: 0,
  bet: v.never(),
  most: { bets: 0, placements: 0 },
  bettingMs: TIDE_MS,
  pauseMs: 3_000,
  stakes: () => [],
  draw: (draw) => ({ seed: draw(NUMBERS) }),
  offer: (outcome) => outcome,
  runMs: () => 0,
  told: () => undefined,
  payout: () => 0n,
};
