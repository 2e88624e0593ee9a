import type { FastifyBaseLogger } from 'fastify';
import type { Games } from '../../games/index.ts';
import { GAME_CODES } from '../../protocol/codes.ts';
import type { Money } from '../money.ts';
import { Refusal, refusalFor } from '../refusal.ts';
import type { Database } from '../store/connect.ts';
import { fromNow, type Held, type Round } from './claim.ts';
import { raiseIdOf, wagerIdOf } from '../ids.ts';
import { adoptStored } from './adopt.ts';
import { outcomeOf } from './outcome.ts';
import { seedOf } from './seeds.ts';
import { playAgain, rulesOf, type Played } from './told.ts';
import { waitsUntil, type Patience } from './waiting.ts';

/** When a round is looked after whose money did not move as it should. */
const AGAIN_MS = 5_000;

export interface StepParts extends Patience {
  readonly db: Database;
  readonly games: Games;
  readonly money: Money;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/**
 * The steps of a round's money. Each starts from what is written down, and writes down how it ended; where nobody knows
 * that, it throws what was thrown, and the same step may be taken again, by this server or another one.
 */
export interface Steps {
  /** drawn → open, settling or dropped. @throws Refusal with the platform's own reason */
  takeStake(held: Held): Promise<void>;
  /** Takes the wager of the pending action; the action then counts, or is forgotten. @throws Refusal likewise */
  takeRaise(held: Held): Promise<void>;
  /** settling → closed. @param untold where nobody is there to see it */
  settle(held: Held, untold: boolean): Promise<void>;
  /** → cancelling → dropped: the stake goes back, also one that is still on its way. */
  cancel(held: Held): Promise<void>;
}

export function createSteps(parts: StepParts): Steps {
  const { db, games, money, log } = parts;
  const gone = () => new Refusal(GAME_CODES.roundClosed, 'the round has been closed without a payout');

  return {
    async takeStake(held) {
      const { round } = held;
      const seed = await seedOf(db, round.seedHash ?? '');
      const outcome = outcomeOf(round, seed, []);
      const wager = { amount: round.stake, transactionId: wagerIdOf(round.id), outcome };
      const end = await money.wager(round, wager);
      if (end.kind === 'taken') {
        await held.write({ ...(await nextStep(parts, round)), balance: end.balance });
      } else if (end.code === '409') {
        // The platform has this round with another draw: of a server whose memory is lost. That one counts.
        if (!(await adoptStored(parts, held))) throw await drop(held, end.code, gone());
        await held.write(await nextStep(parts, held.round));
      } else throw await drop(held, end.code, refusalFor(end.code, end.error.message));
    },

    async takeRaise(held) {
      const { round } = held;
      const { pending } = round;
      const rules = rulesOf(games, round);
      if (!pending || !rules) throw gone();
      const seed = await seedOf(db, round.seedHash ?? '');
      const { state } = playAgain(round, rules, seed);
      const amount = raiseOf(round.stake, rules.costOf(state, pending.action));
      const actions = [...round.actions, pending];
      const transactionId = raiseIdOf(round.id, pending.requestId);
      const end = await money.wager(round, {
        amount,
        transactionId,
        outcome: outcomeOf(round, seed, actions),
      });
      if (end.kind === 'refused') {
        await held.write({ pending: null });
        throw refusalFor(end.code, end.error.message);
      }
      const raised = { ...round, actions, staked: round.staked + amount };
      await held.write({
        actions,
        pending: null,
        staked: raised.staked,
        balance: end.balance,
        ...(await nextStep(parts, raised)),
      });
    },

    async settle(held, untold) {
      const { round } = held;
      const end = await money.settle(round, round.payout ?? 0n, round.returned);
      if (end.kind === 'done') await held.close({ state: 'closed', balance: end.balance, untold });
      else {
        log.warn({ roundId: round.id, err: end.error }, 'a round was closed before its payout');
        throw await drop(held, end.error.code ?? '', gone());
      }
    },

    async cancel(held) {
      if (held.round.state !== 'cancelling') {
        await held.write({ state: 'cancelling', dueAt: fromNow(AGAIN_MS) });
      }
      const end = await money.cancel(held.round);
      await held.close({ state: 'dropped', ...(end.kind === 'done' ? { balance: end.balance } : {}) });
    },
  };
}

async function drop(held: Held, refusal: string, error: Refusal): Promise<Refusal> {
  await held.close({ state: 'dropped', refusal });
  return error;
}

/** Where a round stands whose stake is taken: it waits for its player, or for its payout, which is then written down. */
export async function nextStep(
  { db, games, ...patience }: Patience & Pick<StepParts, 'db' | 'games'>,
  round: Round,
) {
  const rules = rulesOf(games, round);
  if (!rules) throw new Error(`${round.game} ${round.variant} has no rules ${round.rulesVersion} here`);
  return standing(playAgain(round, rules, await seedOf(db, round.seedHash ?? '')), round.stake, patience);
}

/** The same of a round whose state is known. */
export const standing = (
  { rules, state }: Pick<Played, 'rules' | 'state'>,
  stake: bigint,
  patience: Patience,
) =>
  rules.isOver(state)
    ? ({
        state: 'settling',
        payout: rules.payout(state, stake),
        returned: rules.returned?.(state, stake) ?? 0n,
        dueAt: fromNow(0),
      } as const)
    : ({ state: 'open', dueAt: waitsUntil(patience) } as const);

/** What an action adds to the stake. @throws RangeError where that is no whole amount of the minor unit */
export function raiseOf(stake: bigint, stakes: number): bigint {
  const hundredths = stake * BigInt(Math.round(stakes * 100));
  if (hundredths % 100n !== 0n) throw new RangeError(`${stakes} stakes of ${stake} are no whole amount`);
  return hundredths / 100n;
}
