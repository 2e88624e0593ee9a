import type { Round } from '../../games/lines/rules/round.ts';
import type { FinishedRound } from '../shared/api.ts';

/** A spin that was asked for. The id stays the same until it is answered: asking again is safe. */
export interface SpinRequest {
  readonly requestId: string;
  /** Minor unit. */
  readonly stake: bigint;
}

/** A round that the server has told, with what its stops mean. */
export interface ToldRound {
  readonly answer: FinishedRound;
  readonly round: Round;
  readonly stake: bigint;
  readonly payout: bigint;
}

export type PlayState =
  | { readonly kind: 'ready' }
  | { readonly kind: 'asking'; readonly request: SpinRequest }
  | { readonly kind: 'stopping'; readonly told: ToldRound }
  | { readonly kind: 'presenting'; readonly told: ToldRound }
  /** `spin` free spins have been shown; they have won `won` so far. */
  | { readonly kind: 'bonus'; readonly told: ToldRound; readonly spin: number; readonly won: bigint }
  | { readonly kind: 'refused'; readonly code: string; readonly request: SpinRequest }
  | { readonly kind: 'over' };

export type PlayEvent =
  | { readonly kind: 'spin'; readonly request: SpinRequest }
  | { readonly kind: 'told'; readonly told: ToldRound }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'bonusBegun' }
  | { readonly kind: 'freeSpinShown'; readonly won: bigint }
  | { readonly kind: 'presented' }
  | { readonly kind: 'retry' }
  | { readonly kind: 'dismissed' }
  | { readonly kind: 'sessionOver' };

/** What a round is at any time. An event that does not belong to the state changes nothing. */
export function nextPlay(state: PlayState, event: PlayEvent): PlayState {
  if (event.kind === 'sessionOver') return { kind: 'over' };
  switch (state.kind) {
    case 'ready':
      return event.kind === 'spin' ? { kind: 'asking', request: event.request } : state;
    case 'asking':
      if (event.kind === 'told') return { kind: 'stopping', told: event.told };
      if (event.kind === 'refused') return { kind: 'refused', code: event.code, request: state.request };
      return state;
    case 'stopping':
      return event.kind === 'stopped' ? { kind: 'presenting', told: state.told } : state;
    case 'presenting':
      if (event.kind === 'bonusBegun' && state.told.round.bonus)
        return { kind: 'bonus', told: state.told, spin: 0, won: 0n };
      return event.kind === 'presented' ? { kind: 'ready' } : state;
    case 'bonus':
      if (event.kind === 'freeSpinShown')
        return { ...state, spin: state.spin + 1, won: state.won + event.won };
      return event.kind === 'presented' ? { kind: 'ready' } : state;
    case 'refused':
      if (event.kind === 'retry') return { kind: 'asking', request: state.request };
      return event.kind === 'dismissed' ? { kind: 'ready' } : state;
    case 'over':
      return state;
  }
}

/** How a payout is spoken of: a return below the stake is never a win. */
export type Verdict = 'nothing' | 'partial' | 'even' | 'win' | 'grand';

export function verdictOf(payout: bigint, stake: bigint, grandStakes: number): Verdict {
  if (payout === 0n) return 'nothing';
  if (payout < stake) return 'partial';
  if (payout === stake) return 'even';
  return payout >= stake * BigInt(grandStakes) ? 'grand' : 'win';
}
