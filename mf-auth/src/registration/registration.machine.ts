import type { Wording } from '../text.ts';
import {
  FIELDS,
  isVerified,
  type FormShape,
  type RegistrationField,
  type RegistrationValues,
  type VerifiedField,
} from './registration.fields.ts';
import { introducerRefused, withoutClearedIntroducer, type Introduction } from './registration.introducer.ts';
import { problemOf, problemsOf } from './registration.rules.ts';
import { tracked } from './registration.track.ts';

/** State of one field's check: the specification's pass-check pair, and the states between (spec §4 Registration). */
export type Check =
  | { readonly kind: 'untouched' }
  /** The server is checking this value. */
  | { readonly kind: 'checking'; readonly value: string }
  | { readonly kind: 'good' }
  | { readonly kind: 'bad'; readonly wording: Wording };

export interface RegistrationState {
  readonly phase: 'editing' | 'sending' | 'done';
  readonly shape: FormShape;
  readonly values: RegistrationValues;
  readonly checks: Readonly<Record<RegistrationField, Check>>;
  readonly agreed: boolean;
  readonly agreementError: boolean;
  readonly introduction: Introduction;
  /** What went wrong so far, for the operator. */
  readonly track: readonly string[];
  /** Number of failed attempts; each increase moves the focus to the first error. */
  readonly failures: number;
}

export type RegistrationEvent =
  | { readonly type: 'edited'; readonly field: RegistrationField; readonly value: string }
  | { readonly type: 'left'; readonly field: RegistrationField }
  | {
      readonly type: 'verified';
      readonly field: VerifiedField;
      readonly value: string;
      readonly wording?: Wording;
      /** The refusal's code. */
      readonly code?: string | undefined;
    }
  /** The check failed: the field counts as unchecked, and the submission checks it again. */
  | { readonly type: 'unverified'; readonly field: VerifiedField }
  /** Another call than the submission has refused a field. */
  | { readonly type: 'faulted'; readonly field: RegistrationField; readonly wording: Wording }
  | { readonly type: 'currencyChosen'; readonly currency: string; readonly shape: FormShape }
  | { readonly type: 'agreed'; readonly agreed: boolean }
  /** `asksAnswer`: a captcha's picture is shown, which is the rule. */
  | { readonly type: 'submitted'; readonly asksAnswer?: boolean }
  | {
      readonly type: 'refused';
      readonly field?: RegistrationField;
      readonly wording?: Wording;
      readonly code?: string | undefined;
      /** The answer was lost, and the member may be registered: the same request is sent again. */
      readonly isUnknown?: boolean;
    }
  | { readonly type: 'succeeded' };

const UNTOUCHED: Check = { kind: 'untouched' };
const GOOD: Check = { kind: 'good' };

interface Beginning {
  /** Agent id or recommend code of an invited visitor. */
  readonly introducer?: string;
  /** What was typed before; only what this form shows is taken over. */
  readonly typed?: Partial<RegistrationValues> | undefined;
}

export function emptyRegistration(
  shape: FormShape,
  currency: string,
  { introducer = '', typed = {} }: Beginning = {},
): RegistrationState {
  const isInvited = introducer !== '';
  return {
    phase: 'editing',
    shape,
    values: {
      ...each((field) => (shape[field].shown ? (typed[field] ?? '') : '')),
      answer: '',
      memberCurrency: currency,
      ...(isInvited && { introducer }),
    },
    checks: each(() => UNTOUCHED),
    agreed: false,
    agreementError: false,
    introduction: isInvited ? 'locked' : 'open',
    track: [],
    failures: 0,
  };
}

export function registrationReducer(state: RegistrationState, event: RegistrationEvent): RegistrationState {
  return tracked(state, step(state, event), event);
}

function step(state: RegistrationState, event: RegistrationEvent): RegistrationState {
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
      return event.wording
        ? withRefusal(state, event.field, event.wording, event.code)
        : withCheck(state, event.field, GOOD);
    }
    case 'unverified':
      return state.checks[event.field].kind === 'checking' ? withCheck(state, event.field, UNTOUCHED) : state;
    case 'faulted':
      return withCheck(state, event.field, { kind: 'bad', wording: event.wording });
    case 'currencyChosen':
      return currencyChosen(state, event.currency, event.shape);
    case 'agreed':
      return { ...state, agreed: event.agreed, agreementError: false };
    case 'submitted':
      return submitted(withoutClearedIntroducer(state), event.asksAnswer ?? true);
  }
}

function edited(state: RegistrationState, field: RegistrationField, value: string): RegistrationState {
  const next = withCheck({ ...state, values: { ...state.values, [field]: value } }, field, UNTOUCHED);
  // Checks that depend on this value are void: the repeated password, the phone's code.
  if (field === 'password') return withCheck(next, 'checkPassword', UNTOUCHED);
  return field === 'memberPhone' ? withCheck(next, 'phoneVerify', UNTOUCHED) : next;
}

/** Checks a field on blur: locally first, then on the server where only the server can know. */
function left(state: RegistrationState, field: RegistrationField): RegistrationState {
  if (state.checks[field].kind !== 'untouched') return state;
  const value = state.values[field];
  const problem = problemOf(field, state.values, state.shape);
  // An empty field is not reported on blur, only on submission.
  if (value.trim() === '') return state;
  if (problem) return withCheck(state, field, { kind: 'bad', wording: problem });
  return withCheck(state, field, isVerified(field) ? { kind: 'checking', value } : GOOD);
}

/** What no currency's setting concerns. */
const OF_EVERY_CURRENCY: ReadonlySet<RegistrationField> = new Set([
  'password',
  'checkPassword',
  'memberCurrency',
  'answer',
]);

/** Clears the fields that the currency hides, and checks all others again: it may require and refuse other values. */
function currencyChosen(state: RegistrationState, currency: string, shape: FormShape): RegistrationState {
  const values = each((field) => (shape[field].shown ? state.values[field] : ''));
  const next: RegistrationState = { ...state, shape, values: { ...values, memberCurrency: currency } };
  return FIELDS.filter((field) => !OF_EVERY_CURRENCY.has(field)).reduce(
    (changed, field) => left(withCheck(changed, field, UNTOUCHED), field),
    next,
  );
}

function submitted(state: RegistrationState, asksAnswer: boolean): RegistrationState {
  const problems = problemsOf(state.values, state.shape);
  const checks = each((field): Check => {
    if (field === 'answer' && !asksAnswer) return UNTOUCHED;
    const problem = problems[field];
    return problem ? { kind: 'bad', wording: problem } : state.checks[field];
  });
  const wrong = FIELDS.some((field) => checks[field].kind === 'bad');
  if (!wrong && state.agreed) return { ...state, checks, phase: 'sending', agreementError: false };
  return { ...state, checks, agreementError: !state.agreed, failures: state.failures + 1 };
}

/** Clears the captcha's answer: each attempt uses the captcha up (spec §4 Registration). */
function refused(
  state: RegistrationState,
  { field, wording, code, isUnknown }: Extract<RegistrationEvent, { type: 'refused' }>,
): RegistrationState {
  const next: RegistrationState = {
    ...state,
    phase: 'editing',
    values: isUnknown ? state.values : { ...state.values, answer: '' },
    checks: { ...state.checks, answer: UNTOUCHED },
    failures: state.failures + 1,
  };
  return field && wording ? withRefusal(next, field, wording, code) : next;
}

function withRefusal(
  state: RegistrationState,
  field: RegistrationField,
  wording: Wording,
  code: string | undefined,
): RegistrationState {
  return field === 'introducer'
    ? introducerRefused(state, wording, code)
    : withCheck(state, field, { kind: 'bad', wording });
}

function withCheck(state: RegistrationState, field: RegistrationField, check: Check): RegistrationState {
  return { ...state, checks: { ...state.checks, [field]: check } };
}

function each<Value>(value: (field: RegistrationField) => Value): Record<RegistrationField, Value> {
  return Object.fromEntries(FIELDS.map((field) => [field, value(field)])) as Record<RegistrationField, Value>;
}
