import { and, asc, eq } from 'drizzle-orm';
import type { RoundAnswer } from '../../protocol/rounds.ts';
import type { Games } from '../../games/index.ts';
import type { Money } from '../money.ts';
import { Refusal } from '../refusal.ts';
import type { Sealer } from '../sealed-session.ts';
import type { Database } from '../store/connect.ts';
import { rounds } from '../store/schema.ts';
import type { Abandoned } from './abandoned.ts';
import { adoptUnknown } from './adopt.ts';
import type { Held, Round } from './claim.ts';
import { roundIdOf } from '../ids.ts';
import { isUnfinished, ofPlayer, type Player } from './player.ts';
import { waitsUntil, type Patience } from './waiting.ts';

export interface Resumed {
  /** Oldest first. */
  readonly resumed: RoundAnswer[];
  readonly open: RoundAnswer | null;
}

interface Parts extends Patience {
  readonly db: Database;
  readonly games: Games;
  readonly money: Money;
  readonly sealer: Sealer;
  readonly abandoned: Abandoned;
  readonly holding: (id: string, work: (round: Held) => Promise<void>) => Promise<void>;
  readonly find: (id: string) => Promise<Round | undefined>;
  readonly told: (player: Player, round: Round, balance?: string) => Promise<RoundAnswer>;
}

/**
 * What a player who comes in, or comes back, is told: rounds that a lost connection left undone are ended now, those that
 * ended unseen are told once, and one that is open is shown.
 * @param pending a request whose answer the last page did not see: its round is told again
 */
export async function resumePlay(
  parts: Parts,
  player: Player,
  balanceOf: () => Promise<string>,
  pending: string | undefined,
): Promise<Resumed> {
  const { db, find, told } = parts;
  await adoptStrangers(parts, player);
  await endUndone(parts, player);
  const untold = await db
    .update(rounds)
    .set({ untold: false })
    .where(and(ofPlayer(player), eq(rounds.state, 'closed'), eq(rounds.untold, true)))
    .returning();
  const asked = pending && (await find(roundIdOf(player.session.sessionToken, pending)));
  if (asked && asked.state === 'closed' && !untold.some(({ id }) => id === asked.id)) untold.push(asked);
  untold.sort((one, other) => one.at.getTime() - other.at.getTime());
  const [open] = await db
    .select()
    .from(rounds)
    .where(and(ofPlayer(player), eq(rounds.state, 'open')))
    .orderBy(asc(rounds.at));
  return {
    resumed: await Promise.all(untold.map((round) => told(player, round))),
    open: open ? await told(player, open, open.balance ?? (await balanceOf())) : null,
  };
}

/** The platform may have rounds of the session open that this database does not know: they are written down, or end. */
async function adoptStrangers(parts: Parts, player: Player): Promise<void> {
  const { money, sealer, find } = parts;
  const sessionSealed = sealer.sealToken(player.session.sessionToken);
  const { currency } = player.session;
  for (const open of await money.openRounds({ sessionSealed })) {
    const known = await find(open.roundId);
    if (known && known.state !== 'dropped') continue;
    if (!known && (await adoptUnknown(parts, player, sessionSealed, open))) continue;
    // Nobody can tell what it pays, or it was called off here: the stake goes back.
    await money.cancel({ id: open.roundId, sessionSealed, currency });
  }
}

async function endUndone({ db, abandoned, holding, ...patience }: Parts, player: Player): Promise<void> {
  const undone = await db
    .select({ id: rounds.id })
    .from(rounds)
    .where(and(ofPlayer(player), isUnfinished()));
  for (const { id } of undone) {
    await holding(id, async (round) => {
      await abandoned.lookAfter(round, true);
      // Its player is back.
      if (round.round.state === 'open') await round.close({ dueAt: waitsUntil(patience) });
    }).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
  }
}
