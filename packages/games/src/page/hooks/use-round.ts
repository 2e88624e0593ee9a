import { useMemo } from 'preact/hooks';
import type { SoloRules } from '../../rules/solo-rules.ts';
import type { RoundAnswer } from '../answers.ts';
import type { RoundPhase, RoundState } from '../rounds/round.machine.ts';
import { createSoloPlay } from '../rounds/solo-play.ts';
import { useCellAs, type Cell } from '../services/cell.ts';
import { useServices } from './services.ts';

export type { RoundPhase } from '../rounds/round.machine.ts';

/** The one round of a game that is played alone: what can be done, and what is known of it at any instant. */
export interface SoloRound<Choice, Action, View> {
  /** A part of the page that hears of it for itself (`useCellAs`) is drawn alone: the game is not, for each answer. */
  readonly state: Cell<RoundState<RoundAnswer<Choice, Action, View>>>;
  /** Asks for a round at the stake that is set. `undefined` where none was played: the player has been told why. */
  play(choice: Choice): Promise<RoundAnswer<Choice, Action, View> | undefined>;
  /** `undefined` where it was refused; the round stands as before. */
  act(action: Action): Promise<RoundAnswer<Choice, Action, View> | undefined>;
  /** The end has been shown: the payout is counted in, the result is read out, and a next round may begin. */
  shown(): void;
}

/** The same, for a game that is drawn anew whenever something of its round is. */
export interface RoundPlay<Choice, Action, View> extends Omit<SoloRound<Choice, Action, View>, 'state'> {
  /** The last round, or the one that was left open before: `phase` says which. */
  readonly round: RoundAnswer<Choice, Action, View> | undefined;
  readonly view: View | undefined;
  readonly phase: RoundPhase;
}

const roundOf = <Round>({ round }: RoundState<Round>): Round | undefined => round;
const phaseOf = ({ phase }: RoundState<unknown>): RoundPhase => phase;

/**
 * Called once in a game's page, where `useRound` is not.
 * @param rules for their types: which variant plays is the session's
 * @returns the same one each time
 */
export function useSoloRound<Choice, Action, State, View>(
  _rules: SoloRules<Choice, Action, State, View>,
): SoloRound<Choice, Action, View> {
  const services = useServices();
  return useMemo(() => createSoloPlay(services) as unknown as SoloRound<Choice, Action, View>, [services]);
}

/**
 * The one round of a game that is played alone. Called once in a game's page.
 * @param rules for their types: which variant plays is the session's
 */
export function useRound<Choice, Action, State, View>(
  rules: SoloRules<Choice, Action, State, View>,
): RoundPlay<Choice, Action, View> {
  const { state, play, act, shown } = useSoloRound(rules);
  const phase = useCellAs(state, phaseOf);
  const round = useCellAs(state, roundOf<RoundAnswer<Choice, Action, View>>);
  return { round, view: round?.view, phase, play, act, shown };
}
