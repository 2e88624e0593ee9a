import { useSession } from '../../../page/kit.ts';
import { ARENA, ARENAS, BLITZ } from '../rules/duel.ts';

/** The rules of a variant, and its arena. */
const DUELS = {
  arena: { rules: ARENA, arena: ARENAS.arena },
  blitz: { rules: BLITZ, arena: ARENAS.blitz },
} as const;

/** What is played in this session. */
export const useDuel = () => DUELS[useSession().variant === 'blitz' ? 'blitz' : 'arena'];
