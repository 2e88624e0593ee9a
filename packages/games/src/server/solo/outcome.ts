import * as v from 'valibot';
import { GAME_NAMES } from '../../rules/game-code.ts';
import { hex, requestId } from '../../protocol/fields.ts';
import type { Decision } from '../store/schema.ts';
import type { Round } from './claim.ts';

/** A round as the platform keeps it with its wager: enough for any server to tell it again and to end it. */
const storedOutcome = v.object({
  game: v.picklist(GAME_NAMES),
  variant: v.string(),
  rulesVersion: v.number(),
  seed: hex,
  salt: v.string(),
  choice: v.unknown(),
  requestId,
  stake: v.pipe(
    v.string(),
    v.regex(/^\d{1,18}$/),
    v.transform((digits) => BigInt(digits)),
  ),
  actions: v.array(v.object({ requestId, action: v.unknown() })),
});
export type StoredOutcome = v.InferOutput<typeof storedOutcome>;

type Told = Pick<Round, 'game' | 'variant' | 'rulesVersion' | 'salt' | 'choice' | 'requestId' | 'stake'>;

/** @param actions that count once this wager is taken */
export function outcomeOf(round: Told, seed: string, actions: readonly Decision[]): Record<string, unknown> {
  const { game, variant, rulesVersion, salt, choice, stake } = round;
  const outcome = { game, variant, rulesVersion, seed, salt, choice, requestId: round.requestId };
  return { ...outcome, stake: stake.toString(), actions };
}

/** What an outcome that the platform gives back tells, or `undefined` where no games' server of today wrote it. */
export function readOutcome(outcome: unknown): StoredOutcome | undefined {
  const parsed = v.safeParse(storedOutcome, outcome);
  return parsed.success ? parsed.output : undefined;
}
