import { useMemo } from 'preact/hooks';
import type { SoloRules } from '../../rules/solo-rules.ts';
import type { RoundAnswer } from '../answers.ts';
import type { RoundPhase, RoundState } from '../rounds/round.machine.ts';
import { createSoloPlay } from '../rounds/solo-play.ts';
import { useCellAs } from '../services/cell.ts';
import { useServices } from './services.ts';

export type { RoundPhase } from '../rounds/round.machine.ts';

export interface RoundPlay<Choice, Action, View> {
  /** The last round, or the one that was left open before: `phase` says which. */
  readonly round: RoundAnswer<Choice, Action, View> | undefined;
  readonly view: View | undefined;
  readonly phase: RoundPhase;
  /** Asks for a round at the stake that is set. `undefined` where none was played: the player has been told why. */
  play(choice: Choice): Promise<RoundAnswer<Choice, Action, View> | undefined>;
  /** `undefined` where it was refused; the round stands as before. */
  act(action: Action): Promise<RoundAnswer<Choice, Action, View> | undefined>;
  /** The end has been shown: the payout is counted in, the result is read out, and a next round may begin. */
  shown(): void;
}

const roundOf = ({ round }: RoundState): RoundState['round'] => round;
const phaseOf = ({ phase }: RoundState): RoundPhase => phase;
const phaseBetweenActions = (state: RoundState): RoundPhase =>
  state.phase === 'asking' && state.from === 'open' ? 'open' : state.phase;

/**
 * The one round of a game that is played alone. Called once in a game's page.
 * @param rules for their types: which variant plays is the session's
 * @param options `waits`: whether the player waits for the answer to an action; where not, the phase stays `open` meanwhile
 */
export function useRound<Choice, Action, State, View>(
  _rules: SoloRules<Choice, Action, State, View>,
  { waits = true }: { readonly waits?: boolean } = {},
): RoundPlay<Choice, Action, View> {
  const services = useServices();
  const solo = useMemo(() => createSoloPlay(services), [services]);
  const phase = useCellAs(solo.state, waits ? phaseOf : phaseBetweenActions);
  const round = useCellAs(solo.state, roundOf);
  type Round = RoundAnswer<Choice, Action, View>;
  return {
    round: round as Round | undefined,
    view: round?.view as View | undefined,
    phase,
    play: solo.play as (choice: Choice) => Promise<Round | undefined>,
    act: solo.act as (action: Action) => Promise<Round | undefined>,
    shown: solo.shown,
  };
}
