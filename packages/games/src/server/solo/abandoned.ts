import type { Games } from '../../games/index.ts';
import { Refusal } from '../refusal.ts';
import type { Shoot } from '../rooms/shoot.ts';
import type { Database } from '../store/connect.ts';
import type { Money } from '../money.ts';
import { fromNow, type Held } from './claim.ts';
import { LOOK_AFTER_MS } from './begin.ts';
import { decide, playedOf } from './decide.ts';
import { nextStep, type Steps } from './ending.ts';
import { rulesOf } from './told.ts';
import type { Patience } from './waiting.ts';

/** No game's round has as many decisions. */
const MOST_DECISIONS = 500;

interface Parts extends Patience {
  readonly db: Database;
  readonly games: Games;
  readonly money: Money;
  readonly steps: Steps;
  readonly shoot: Shoot;
  /** So long a wager may still arrive, or its page ask again. Then what the platform does not have is called off. */
  readonly recallMs: number;
}

export interface Abandoned {
  /**
   * Finds out what became of a round that no request waits for, and takes it as far as it goes without its player: what
   * was wagered is paid, or stays open; what was not is called off, at once where `isGivenUp`, else when it is old.
   */
  lookAfter(held: Held, isGivenUp: boolean): Promise<void>;
  /** Decides for a player who has gone, by the game's own cautious play, and pays. */
  finish(held: Held): Promise<void>;
}

export function createAbandoned(parts: Parts): Abandoned {
  const { games, money, steps, recallMs } = parts;
  async function findWager(held: Held, isGivenUp: boolean): Promise<void> {
    const { round } = held;
    const open = (await money.openRounds(round)).some(({ roundId }) => roundId === round.id);
    if (open) {
      await held.write(await nextStep(parts, round));
    } else if (isGivenUp || Date.now() - round.at.getTime() > recallMs) {
      await steps.cancel(held);
    } else {
      await held.close({ dueAt: fromNow(Math.min(LOOK_AFTER_MS, recallMs)) });
    }
  }

  async function lookAfter(held: Held, isGivenUp: boolean): Promise<void> {
    // Nobody here can tell what it pays: its stake goes back.
    const isUntellable = rulesOf(games, held.round) === undefined && held.round.state !== 'settling';
    if (held.round.state === 'cancelling' || isUntellable) return steps.cancel(held);
    if (held.round.state === 'drawn') await findWager(held, isGivenUp);
    if (held.round.state === 'settling') await steps.settle(held, true);
  }

  return {
    lookAfter,
    async finish(held) {
      if (rulesOf(games, held.round) === undefined) return lookAfter(held, false);
      if (held.round.state === 'open' && held.round.pending) {
        await steps.takeRaise(held).catch((error: unknown) => {
          if (!(error instanceof Refusal)) throw error;
        });
      }
      for (let n = 0; held.round.state === 'open'; n += 1) {
        if (n === MOST_DECISIONS) throw new Error(`round ${held.round.id} does not come to its end`);
        const { rules, state } = await playedOf(parts, held);
        const action = rules.finish(state);
        if (rules.costOf(state, action) > 0)
          throw new Error(`${held.round.game} would stake for who is gone`);
        await decide(parts, held, { requestId: `finish-${n}`, action });
      }
      await lookAfter(held, false);
    },
  };
}
