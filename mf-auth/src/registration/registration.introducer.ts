import type { Wording } from '../text.ts';
import { RECOMMENDATION_CLOSED } from './registration.codes.ts';
import type { Check, RegistrationState } from './registration.machine.ts';

/**
 * Whether the introducer can be typed: `locked` where a link or an agent's domain brought it, `off` where the site takes no
 * recommend codes at present (spec §4 Registration).
 */
export type Introduction = 'open' | 'locked' | 'off';

const UNTOUCHED: Check = { kind: 'untouched' };

/**
 * Applies a refusal of the introducer. One that the visitor brought is unlocked and cleared, so that the refusal does not
 * stand in the way; one that was typed stays, to be corrected. Closed recommendations clear and close the field.
 */
export function introducerRefused(
  state: RegistrationState,
  wording: Wording,
  code: string | undefined,
): RegistrationState {
  const isClosed = code === RECOMMENDATION_CLOSED;
  const isCleared = isClosed || state.introduction === 'locked';
  const isOff = isClosed && !isRequired(state);
  return {
    ...state,
    introduction: isOff ? 'off' : 'open',
    values: isCleared ? { ...state.values, introducer: '' } : state.values,
    checks: { ...state.checks, introducer: { kind: 'bad', wording } },
  };
}

/** Drops the message on an introducer that was cleared, unless the form needs one: it must not stop a submission. */
export function withoutClearedIntroducer(state: RegistrationState): RegistrationState {
  const isStale =
    state.checks.introducer.kind === 'bad' && state.values.introducer.trim() === '' && !isRequired(state);
  return isStale ? { ...state, checks: { ...state.checks, introducer: UNTOUCHED } } : state;
}

function isRequired({ shape: { introducer } }: RegistrationState): boolean {
  return introducer.shown && introducer.required;
}
