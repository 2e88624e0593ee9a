import type { Said } from '../text.ts';
import {
  FIELDS,
  isVerified,
  VERIFIED_FIELDS,
  type FormShape,
  type RegistrationField,
  type RegistrationValues,
  type VerifiedField,
} from './registration.fields.ts';
import { problemOf, problemsOf } from './registration.rules.ts';

/** Of one field: the specification's pass-check pair, and the time between (spec §4 Registration). */
export type Check =
  | { readonly kind: 'untouched' }
  /** The server is asked about this value. */
  | { readonly kind: 'checking'; readonly value: string }
  | { readonly kind: 'good' }
  | { readonly kind: 'bad'; readonly said: Said };

export interface RegistrationState {
  readonly phase: 'editing' | 'sending' | 'done';
  readonly shape: FormShape;
  readonly values: RegistrationValues;
  readonly checks: Readonly<Record<RegistrationField, Check>>;
  readonly agreed: boolean;
  readonly agreementError: boolean;
  /** Grows with each try that did not succeed: time to lead the focus to what is wrong. */
  readonly failures: number;
}

export type RegistrationEvent =
  | { readonly type: 'edited'; readonly field: RegistrationField; readonly value: string }
  | { readonly type: 'left'; readonly field: RegistrationField }
  | { readonly type: 'verified'; readonly field: VerifiedField; readonly value: string; readonly said?: Said }
  /** The server could not be asked: the field counts as not checked, and the submission will tell. */
  | { readonly type: 'unverified'; readonly field: VerifiedField }
  /** Something else than the submission has shown what is wrong with a field. */
  | { readonly type: 'faulted'; readonly field: RegistrationField; readonly said: Said }
  | { readonly type: 'currencyChosen'; readonly currency: string; readonly shape: FormShape }
  | { readonly type: 'agreed'; readonly agreed: boolean }
  | { readonly type: 'submitted' }
  | { readonly type: 'refused'; readonly field?: RegistrationField; readonly said?: Said }
  | { readonly type: 'succeeded' };

const UNTOUCHED: Check = { kind: 'untouched' };
const GOOD: Check = { kind: 'good' };

/** @param introducer who has brought the visitor, where somebody has */
export function emptyRegistration(shape: FormShape, currency: string, introducer = ''): RegistrationState {
  return {
    phase: 'editing',
    shape,
    values: { ...each(() => ''), memberCurrency: currency, introducer },
    checks: each(() => UNTOUCHED),
    agreed: false,
    agreementError: false,
    failures: 0,
  };
}

export function registrationReducer(state: RegistrationState, event: RegistrationEvent): RegistrationState {
  if (event.type === 'refused') return state.phase === 'sending' ? refused(state, event) : state;
  if (event.type === 'succeeded') return state.phase === 'sending' ? { ...state, phase: 'done' } : state;
  if (state.phase !== 'editing') return state;
  switch (event.type) {
    case 'edited':
      return edited(state, event.field, event.value);
    case 'left':
      return left(state, event.field);
    case 'verified': {
      const check = state.checks[event.field];
      if (check.kind !== 'checking' || check.value !== event.value) return state;
      return withCheck(state, event.field, event.said ? { kind: 'bad', said: event.said } : GOOD);
    }
    case 'unverified':
      return state.checks[event.field].kind === 'checking' ? withCheck(state, event.field, UNTOUCHED) : state;
    case 'faulted':
      return withCheck(state, event.field, { kind: 'bad', said: event.said });
    case 'currencyChosen':
      return currencyChosen(state, event.currency, event.shape);
    case 'agreed':
      return { ...state, agreed: event.agreed, agreementError: false };
    case 'submitted':
      return submitted(state);
  }
}

function edited(state: RegistrationState, field: RegistrationField, value: string): RegistrationState {
  const next = withCheck({ ...state, values: { ...state.values, [field]: value } }, field, UNTOUCHED);
  // What was compared with it is void: the other password, the code that was sent to the phone.
  if (field === 'password') return withCheck(next, 'checkPassword', UNTOUCHED);
  return field === 'memberPhone' ? withCheck(next, 'phoneVerify', UNTOUCHED) : next;
}

/** Checked here first; what is good here, and the server's to know, is then asked of the server. */
function left(state: RegistrationState, field: RegistrationField): RegistrationState {
  if (state.checks[field].kind !== 'untouched') return state;
  const value = state.values[field];
  const problem = problemOf(field, state.values, state.shape);
  // Someone who only passes through is not told that the field is empty: the submission does that.
  if (value.trim() === '') return state;
  if (problem) return withCheck(state, field, { kind: 'bad', said: problem });
  return withCheck(state, field, isVerified(field) ? { kind: 'checking', value } : GOOD);
}

/** Clears what is no longer shown, and has checked again what has become required and must be unique. */
function currencyChosen(state: RegistrationState, currency: string, shape: FormShape): RegistrationState {
  const values = each((field) => (shape[field].shown ? state.values[field] : ''));
  const next: RegistrationState = { ...state, shape, values: { ...values, memberCurrency: currency } };
  return VERIFIED_FIELDS.reduce((changed, field) => left(withCheck(changed, field, UNTOUCHED), field), next);
}

function submitted(state: RegistrationState): RegistrationState {
  const problems = problemsOf(state.values, state.shape);
  const checks = each((field): Check => {
    const problem = problems[field];
    return problem ? { kind: 'bad', said: problem } : state.checks[field];
  });
  const wrong = FIELDS.some((field) => checks[field].kind === 'bad');
  if (!wrong && state.agreed) return { ...state, checks, phase: 'sending', agreementError: false };
  return { ...state, checks, agreementError: !state.agreed, failures: state.failures + 1 };
}

/** The captcha was used up by the try: its answer is cleared (spec §4 Registration). */
function refused(
  state: RegistrationState,
  { field, said }: { readonly field?: RegistrationField; readonly said?: Said },
): RegistrationState {
  const next: RegistrationState = {
    ...state,
    phase: 'editing',
    values: { ...state.values, answer: '' },
    checks: { ...state.checks, answer: UNTOUCHED },
    failures: state.failures + 1,
  };
  return field && said ? withCheck(next, field, { kind: 'bad', said }) : next;
}

function withCheck(state: RegistrationState, field: RegistrationField, check: Check): RegistrationState {
  return { ...state, checks: { ...state.checks, [field]: check } };
}

function each<Value>(value: (field: RegistrationField) => Value): Record<RegistrationField, Value> {
  return Object.fromEntries(FIELDS.map((field) => [field, value(field)])) as Record<RegistrationField, Value>;
}
