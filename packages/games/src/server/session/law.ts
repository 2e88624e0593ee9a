import { JURISDICTION_RULES, toMinor, type JurisdictionRules } from '@tessera/domain';
import type { GameName } from '../../rules/game-code.ts';
import type { GameSession } from '../sealed-session.ts';

/** Games whose rounds are spins of reels. */
const SLOTS: ReadonlySet<GameName> = new Set<GameName>(['lines', 'cluster', 'vault', 'ways']);

type Ruled = Pick<GameSession, 'law' | 'currency'>;

/** Returns the rules of the law that the session is played under. */
export const lawOf = ({ law }: Pick<Ruled, 'law'>): JurisdictionRules =>
  JURISDICTION_RULES[law?.jurisdiction ?? 'open'];

/** Returns how long after a round's start the next one may start, in milliseconds (UK RTS 14, 14G). */
export function cycleMs(session: Pick<Ruled, 'law'>, game: string): number {
  const { slotCycleMs, casinoCycleMs } = lawOf(session);
  return SLOTS.has(game as GameName) ? slotCycleMs : casinoCycleMs;
}

/** Returns the stakes that the law leaves of a game's own, in minor units; at least the lowest. */
export function lawfulStakes({ law, currency }: Ruled, stakes: readonly bigint[]): readonly bigint[] {
  const most = law?.maxStake ? toMinor(law.maxStake, currency) : undefined;
  return most === undefined ? stakes : stakes.filter((stake) => stake <= most);
}
