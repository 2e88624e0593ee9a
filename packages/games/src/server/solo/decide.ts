import { isDeepStrictEqual } from 'node:util';
import type { Games } from '../../games/index.ts';
import { GAME_CODES } from '../../protocol/codes.ts';
import { Refusal } from '../refusal.ts';
import type { Shoot } from '../rooms/shoot.ts';
import type { Database } from '../store/connect.ts';
import type { Decision } from '../store/schema.ts';
import type { Held } from './claim.ts';
import { nextStep, raiseOf, type Steps } from './ending.ts';
import { seedOf } from './seeds.ts';
import { playAgain, rulesOf, type Played } from './told.ts';
import type { Patience } from './waiting.ts';

export const notAllowed = (why: string) => new Refusal(GAME_CODES.actionNotAllowed, why);

interface Parts extends Patience {
  readonly db: Database;
  readonly games: Games;
  readonly steps: Steps;
  readonly shoot: Shoot;
}

/** The state of a round whose stake is taken. @throws Error where this server does not know its rules */
export async function playedOf({ db, games }: Pick<Parts, 'db' | 'games'>, { round }: Held): Promise<Played> {
  const rules = rulesOf(games, round);
  if (!rules) throw new Error(`round ${round.id} has no rules here`);
  return playAgain(round, rules, await seedOf(db, round.seedHash ?? ''));
}

/**
 * Carries out a decision of an open round: its wager first where it adds one. The same request decides once.
 * @throws Refusal 405 where it is not allowed now, 409 where the request decided otherwise before
 */
export async function decide(parts: Parts, held: Held, decision: Decision): Promise<void> {
  const { steps } = parts;
  if (isKnown(parts.games, held, decision)) return;
  if (held.round.pending) {
    const mine = held.round.pending.requestId === decision.requestId;
    if (mine && !isDeepStrictEqual(held.round.pending.action, decision.action)) throw reused();
    // Another one may be refused by now: then it is forgotten, and this one goes on.
    await steps.takeRaise(held).catch((error: unknown) => {
      if (mine || !(error instanceof Refusal)) throw error;
    });
    if (mine) return;
  }
  if (held.round.state !== 'open') throw notAllowed('the round is over');
  if (await parts.shoot(held, decision)) return;
  const { rules, state, draw } = await playedOf(parts, held);
  if (rules.act(state, decision.action, draw) === undefined)
    throw notAllowed('not in this state of the round');
  const cost = raiseOf(held.round.stake, rules.costOf(state, decision.action));
  if (cost > 0n) {
    await held.write({ pending: decision });
    return steps.takeRaise(held);
  }
  const actions = [...held.round.actions, decision];
  await held.write({ actions, ...(await nextStep(parts, { ...held.round, actions })) });
}

function isKnown(games: Games, { round }: Held, { requestId, action }: Decision): boolean {
  const known = round.actions.find((one) => one.requestId === requestId);
  if (!known) return false;
  const rules = rulesOf(games, round);
  const asked = (of: unknown): unknown => rules?.asked?.(of) ?? of;
  if (!isDeepStrictEqual(asked(known.action), asked(action))) throw reused();
  return true;
}

export const reused = () =>
  new Refusal(GAME_CODES.requestReused, 'this request id was used with another payload');
