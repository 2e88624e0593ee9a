import type { RoundAnswer } from '../answers.ts';

/**
 * - `ready`: a round can be begun
 * - `asking`: the server was asked, by `play` or `act`
 * - `open`: the round waits for the player's action
 * - `showing`: the round is over, its payout not counted in yet: the game shows how it ended
 */
export type RoundState<Round = RoundAnswer> =
  | { readonly phase: 'ready'; readonly round: Round | undefined }
  | { readonly phase: 'asking'; readonly round: Round | undefined; readonly from: 'ready' | 'open' }
  | { readonly phase: 'open'; readonly round: Round }
  | { readonly phase: 'showing'; readonly round: Round };
export type RoundPhase = RoundState['phase'];

export type RoundEvent =
  | { readonly kind: 'asked' }
  | { readonly kind: 'answered'; readonly round: RoundAnswer }
  | { readonly kind: 'refused' }
  | { readonly kind: 'shown' };

/** What a round is at any time. An event that does not belong to the state changes nothing. */
export function nextRound(state: RoundState, event: RoundEvent): RoundState {
  const { phase, round } = state;
  switch (event.kind) {
    case 'asked':
      return phase === 'ready' || phase === 'open' ? { phase: 'asking', round, from: phase } : state;
    case 'answered':
      if (phase !== 'asking') return state;
      return { phase: event.round.over ? 'showing' : 'open', round: event.round };
    case 'refused':
      if (phase !== 'asking') return state;
      return state.from === 'open' && round ? { phase: 'open', round } : { phase: 'ready', round };
    case 'shown':
      return phase === 'showing' ? { phase: 'ready', round } : state;
  }
}

/** Where a page begins: at the round that was left open, if there is one. */
export function firstState(open: RoundAnswer | null): RoundState {
  return open ? { phase: 'open', round: open } : { phase: 'ready', round: undefined };
}
