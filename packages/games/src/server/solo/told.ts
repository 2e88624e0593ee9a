import { toDecimal } from '@tessera/domain';
import type { Games } from '../../games/index.ts';
import type { RoundAnswer } from '../../protocol/rounds.ts';
import type { Draw } from '../../rules/draw.ts';
import { drawsOf } from '@tessera/domain/fairness';
import { soloRulesOf } from '../../rules/game-rules.ts';
import { replay, type SoloRules } from '../../rules/solo-rules.ts';
import type { Round } from './claim.ts';

/** A round as its rules have it: its state, and the draws that follow. */
export interface Played {
  readonly rules: SoloRules;
  readonly state: unknown;
  readonly draw: Draw;
}

/** The rules that a stored round was drawn by, or `undefined` where this server does not know them (any more). */
export function rulesOf(
  games: Games,
  { game, variant, rulesVersion }: Pick<Round, 'game' | 'variant' | 'rulesVersion'>,
): SoloRules | undefined {
  const rules = soloRulesOf(games[game]?.[variant]);
  return rules?.version === rulesVersion ? rules : undefined;
}

/** @throws RangeError where these rules have never played such a round */
export function playAgain(round: Pick<Round, 'choice' | 'actions' | 'salt'>, rules: SoloRules, seed: string) {
  const draw = drawsOf(seed, round.salt ?? '');
  const actions = round.actions.map(({ action }) => action);
  const state = replay(rules, { choice: round.choice, actions }, draw);
  return { rules, state, draw } satisfies Played;
}

interface Telling {
  readonly seed: string;
  /** Commitment of the session's next round. */
  readonly nextHash: string;
  /** Decimal; told where the round's own is not known. */
  readonly balance?: string;
}

/** What the player may know of a round whose stake was taken. A view that the rules of today cannot give is `null`. */
export function tell(games: Games, round: Round, { seed, nextHash, balance = '0' }: Telling): RoundAnswer {
  const rules = rulesOf(games, round);
  const played = rules && playAgain(round, rules, seed);
  const over = played ? played.rules.isOver(played.state) : round.state !== 'open';
  const decimal = (minor: bigint) => toDecimal(minor, round.currency);
  return {
    roundId: round.id,
    requestId: round.requestId,
    stake: decimal(round.stake),
    staked: decimal(round.staked),
    rulesVersion: round.rulesVersion,
    choice: round.choice,
    actions: round.actions.map(({ action }) => action),
    view: played ? played.rules.view(played.state) : null,
    over,
    payout: round.state === 'closed' && round.payout !== null ? decimal(round.payout) : null,
    returned: decimal(round.state === 'closed' ? round.returned : 0n),
    balance: round.balance ?? balance,
    at: round.at.getTime(),
    fair: { hash: round.seedHash ?? '', seed: over ? seed : null, salt: round.salt ?? '', nextHash },
  };
}
