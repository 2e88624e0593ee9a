import type { Wording } from '../text.ts';

export type LoginField = 'account' | 'password' | 'answer';
export type LoginValues = Readonly<Record<LoginField, string>>;
export type LoginErrors = Readonly<Partial<Record<LoginField, Wording>>>;

/** How the form shows a refused login. */
export type LoginRefusal =
  | { readonly kind: 'field'; readonly field: LoginField; readonly wording: Wording }
  /** Concerns no field; `help`: with a link to customer service. */
  | { readonly kind: 'notice'; readonly wording: Wording; readonly help: boolean }
  /** The password is correct, but the platform requires a further step: 107 double validation, 802 transfer validation. */
  | { readonly kind: 'step'; readonly step: LoginStep };

export type LoginStep = 'differentDevice' | 'transfer';

export interface LoginNotice {
  readonly wording: Wording;
  readonly help: boolean;
}

export type LoginState =
  | {
      readonly status: 'editing';
      readonly values: LoginValues;
      readonly errors: LoginErrors;
      readonly notice: LoginNotice | undefined;
      /** Number of failed attempts; each increase moves the focus to the first error. */
      readonly failures: number;
    }
  | { readonly status: 'sending'; readonly values: LoginValues; readonly failures: number }
  | {
      readonly status: 'step';
      readonly step: LoginStep;
      readonly values: LoginValues;
      readonly failures: number;
    }
  | { readonly status: 'done' };

export type LoginEvent =
  | { readonly type: 'edited'; readonly field: LoginField; readonly value: string }
  | { readonly type: 'submitted' }
  | { readonly type: 'refused'; readonly refusal: LoginRefusal }
  | { readonly type: 'succeeded' }
  /** The player returned from a further step to the form. */
  | { readonly type: 'returned' };

export const EMPTY_LOGIN: LoginState = {
  status: 'editing',
  values: { account: '', password: '', answer: '' },
  errors: {},
  notice: undefined,
  failures: 0,
};

/** All three fields are required (spec §5 Login). */
const MISSING = {
  account: { id: 'login.ph_account_name' },
  password: { id: 'login.ph_password' },
  answer: { id: 'login.ph_account_verify_code' },
} as const satisfies Record<LoginField, Wording>;
const FIELDS = Object.keys(MISSING) as LoginField[];

export function loginReducer(state: LoginState, event: LoginEvent): LoginState {
  switch (event.type) {
    case 'edited': {
      if (state.status !== 'editing') return state;
      const { [event.field]: _, ...errors } = state.errors;
      return { ...state, values: { ...state.values, [event.field]: event.value }, errors };
    }
    case 'submitted': {
      if (state.status !== 'editing') return state;
      const { values, failures } = state;
      const missing = FIELDS.filter((field) => values[field].trim() === '');
      if (missing.length === 0) return { status: 'sending', values, failures };
      const errors = Object.fromEntries(missing.map((field) => [field, MISSING[field]]));
      return { ...state, errors, notice: undefined, failures: failures + 1 };
    }
    case 'refused':
      return state.status === 'sending' ? refused(state.values, state.failures + 1, event.refusal) : state;
    case 'succeeded':
      return state.status === 'sending' ? { status: 'done' } : state;
    case 'returned':
      if (state.status !== 'step') return state;
      return {
        status: 'editing',
        values: state.values,
        errors: {},
        notice: undefined,
        failures: state.failures,
      };
  }
}

/** Clears the captcha's answer: each attempt uses the captcha up. */
function refused(used: LoginValues, failures: number, refusal: LoginRefusal): LoginState {
  const values = { ...used, answer: '' };
  switch (refusal.kind) {
    case 'step':
      return { status: 'step', step: refusal.step, values, failures };
    case 'field':
      return {
        status: 'editing',
        values,
        errors: { [refusal.field]: refusal.wording },
        notice: undefined,
        failures,
      };
    case 'notice':
      return {
        status: 'editing',
        values,
        errors: {},
        notice: { wording: refusal.wording, help: refusal.help },
        failures,
      };
  }
}
