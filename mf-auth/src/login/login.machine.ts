import type { Said } from '../text.ts';

export type LoginField = 'account' | 'password' | 'answer';
export type LoginValues = Readonly<Record<LoginField, string>>;
export type LoginErrors = Readonly<Partial<Record<LoginField, Said>>>;

/** What a refused login means for the form. */
export type LoginRefusal =
  | { readonly kind: 'field'; readonly field: LoginField; readonly said: Said }
  /** Concerns no field; `help`: customer service is the way on. */
  | { readonly kind: 'notice'; readonly said: Said; readonly help: boolean }
  /** Right, but the platform wants a further step first: 107 double validation, 802 transfer validation. */
  | { readonly kind: 'step'; readonly step: LoginStep };

export type LoginStep = 'differentDevice' | 'transfer';

export interface LoginNotice {
  readonly said: Said;
  readonly help: boolean;
}

export type LoginState =
  | {
      readonly status: 'editing';
      readonly values: LoginValues;
      readonly errors: LoginErrors;
      readonly notice: LoginNotice | undefined;
      /** Grows with each try that did not succeed: time to lead the focus to what is wrong. */
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
  /** Back from a further step to the form. */
  | { readonly type: 'returned' };

export const EMPTY_LOGIN: LoginState = {
  status: 'editing',
  values: { account: '', password: '', answer: '' },
  errors: {},
  notice: undefined,
  failures: 0,
};

/** All three are required (spec §5 Login). */
const MISSING = {
  account: { id: 'login.ph_account_name' },
  password: { id: 'login.ph_password' },
  answer: { id: 'login.ph_account_verify_code' },
} as const satisfies Record<LoginField, Said>;
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

/** The captcha was used up by the try, whatever came of it: its answer is cleared. */
function refused(used: LoginValues, failures: number, refusal: LoginRefusal): LoginState {
  const values = { ...used, answer: '' };
  switch (refusal.kind) {
    case 'step':
      return { status: 'step', step: refusal.step, values, failures };
    case 'field':
      return {
        status: 'editing',
        values,
        errors: { [refusal.field]: refusal.said },
        notice: undefined,
        failures,
      };
    case 'notice':
      return {
        status: 'editing',
        values,
        errors: {},
        notice: { said: refusal.said, help: refusal.help },
        failures,
      };
  }
}
