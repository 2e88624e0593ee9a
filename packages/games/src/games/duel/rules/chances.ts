import { championOf, CHOICES, MOVES, type ChampionId } from './champions.ts';
import { after, begin, isOver, type Arena, type Standing } from './fight.ts';

/** An end that a duel can have, and its chance. */
export interface DuelEnd {
  readonly standing: Standing;
  readonly chance: number;
}

const keyOf = ({ left, right, firstBlow }: Standing) => `${left}/${right}/${firstBlow}`;

/**
 * Every end that the duel of these two can have, with its exact chance: all standings after one exchange, then after two,
 * and so on, those that are alike counted together.
 */
export function endsOf(left: ChampionId, right: ChampionId, arena: Arena): DuelEnd[] {
  const ends: DuelEnd[] = [];
  let open: DuelEnd[] = [{ standing: begin(left, right, arena), chance: 1 }];
  while (open.length > 0) {
    const next = new Map<string, DuelEnd>();
    for (const { standing, chance } of open.flatMap((one) => following(one, left, right))) {
      const key = keyOf(standing);
      next.set(key, { standing, chance: chance + (next.get(key)?.chance ?? 0) });
    }
    const reached = [...next.values()];
    ends.push(...reached.filter(({ standing }) => isOver(standing, arena)));
    open = reached.filter(({ standing }) => !isOver(standing, arena));
  }
  return ends;
}

function following({ standing, chance }: DuelEnd, left: ChampionId, right: ChampionId): DuelEnd[] {
  const [ofLeft, ofRight] = [championOf(left).chooses, championOf(right).chooses];
  return MOVES.flatMap((mine) =>
    MOVES.map((other) => ({
      standing: after(standing, { left: mine, right: other }),
      chance: chance * ((ofLeft[mine] * ofRight[other]) / (CHOICES * CHOICES)),
    })),
  );
}
