import type { DoubleValidationQuestion, TransferMode } from '@tessera/wire';
import { lengthFault } from '../form/length-fault.ts';
import { errorsWhenLeft } from '../form/when-left.ts';
import type { Wording } from '../text.ts';

export type LoginField = 'account' | 'password' | 'answer';
export type LoginValues = Readonly<Record<LoginField, string>>;
export type LoginErrors = Readonly<Partial<Record<LoginField, Wording>>>;

/** How the form shows a refused login. */
export type LoginRefusal =
  | { readonly kind: 'field'; readonly field: LoginField; readonly wording: Wording }
  /** Concerns no field; `help`: with a link to customer service. */
  | ({ readonly kind: 'notice' } & LoginNotice)
  /** The password is correct, but the platform requires a further step: 107 double validation, 802 transfer validation, 803 authenticator. */
  | { readonly kind: 'step'; readonly step: LoginStep };

/** What a step begins with: the data of the login's refusal, or nothing where the player asked for it. */
export type LoginStep =
  | { readonly kind: 'differentDevice'; readonly question: DoubleValidationQuestion }
  | { readonly kind: 'transfer'; readonly mode: TransferMode }
  | { readonly kind: 'authenticator'; readonly loginId: string }
  | { readonly kind: 'forgot' };

export interface LoginNotice {
  readonly wording: Wording;
  readonly help: boolean;
  /** Starts a session for records and withdrawals, although the login is refused. */
  readonly recordsTicket?: string | undefined;
  /** The lock's own notice is shown in its place. */
  readonly isLock?: boolean;
  /** `error` unless a step has brought good news. */
  readonly tone?: 'success';
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

/** How a further step leads back to the form. */
export interface StepEnding {
  readonly notice?: LoginNotice;
  /** Empties the password's field: it holds the old one. */
  readonly isPasswordNew?: boolean;
  /** Fills in the password that the step has set: the login goes on with it. */
  readonly newPassword?: string;
  /** As it was edited in the step. */
  readonly account?: string;
}

export type LoginEvent =
  | { readonly type: 'edited'; readonly field: LoginField; readonly value: string }
  /** The focus has left a field. */
  | { readonly type: 'left'; readonly field: LoginField }
  /** `asksAnswer`: the captcha shows a picture whose digits must be typed. */
  | { readonly type: 'submitted'; readonly asksAnswer: boolean }
  /** `isUnknown`: the answer was lost, and the login may have succeeded. */
  | { readonly type: 'refused'; readonly refusal: LoginRefusal; readonly isUnknown?: boolean }
  | { readonly type: 'succeeded' }
  /** The player has forgotten the password. */
  | { readonly type: 'forgotten' }
  /** A further step leads back to the form. */
  | ({ readonly type: 'returned' } & StepEnding);

export const EMPTY_LOGIN = {
  status: 'editing',
  values: { account: '', password: '', answer: '' },
  errors: {},
  notice: undefined,
  failures: 0,
} as const satisfies LoginState;

const FORGOTTEN = { status: 'step', step: { kind: 'forgot' } } as const;

/**
 * Opens the login at a step that was left before: the code of a forgotten password, or a step that was required.
 * @param account as it was typed into a form that was left
 */
export const firstLogin = (
  left: { readonly step: LoginStep; readonly account: string } | undefined,
  account: string,
): LoginState =>
  left
    ? {
        status: 'step',
        step: left.step,
        values: { ...EMPTY_LOGIN.values, account: left.account },
        failures: 0,
      }
    : { ...EMPTY_LOGIN, values: { ...EMPTY_LOGIN.values, account } };

/** All three fields are required (spec §5 Login), the answer where there is a picture. */
const MISSING = {
  account: { id: 'login.ph_account_name' },
  password: { id: 'login.ph_password' },
  answer: { id: 'login.ph_account_verify_code' },
} as const satisfies Record<LoginField, Wording>;
const FIELDS = Object.keys(MISSING) as LoginField[];

function faultOf(field: LoginField, value: string): Wording | undefined {
  return value.trim() === '' ? MISSING[field] : lengthFault(value);
}

export function loginReducer(state: LoginState, event: LoginEvent): LoginState {
  switch (event.type) {
    case 'edited': {
      if (state.status !== 'editing') return state;
      const { [event.field]: _, ...errors } = state.errors;
      return { ...state, values: { ...state.values, [event.field]: event.value }, errors };
    }
    case 'left': {
      if (state.status !== 'editing') return state;
      const { field } = event;
      const errors = errorsWhenLeft(field, state, { [field]: faultOf(field, state.values[field]) });
      return errors === state.errors ? state : { ...state, errors };
    }
    case 'submitted': {
      if (state.status !== 'editing') return state;
      const { values, failures } = state;
      const asked = FIELDS.filter((field) => field !== 'answer' || event.asksAnswer);
      const errors = Object.fromEntries(
        asked.flatMap((field) => {
          const fault = faultOf(field, values[field]);
          return fault ? [[field, fault]] : [];
        }),
      );
      if (Object.keys(errors).length === 0) return { status: 'sending', values, failures };
      return { ...state, errors, notice: undefined, failures: failures + 1 };
    }
    case 'refused':
      if (state.status !== 'sending') return state;
      // Each attempt uses the captcha up; one whose answer was lost is sent again as it was.
      return refused(
        event.isUnknown ? state.values : { ...state.values, answer: '' },
        state.failures + 1,
        event.refusal,
      );
    case 'succeeded':
      return state.status === 'sending' ? { status: 'done' } : state;
    case 'forgotten':
      if (state.status !== 'editing') return state;
      return { ...FORGOTTEN, values: { ...state.values, answer: '' }, failures: state.failures };
    case 'returned': {
      // The step of a login by a provider, which this form did not start.
      if (state.status === 'editing' && event.notice) return { ...state, notice: event.notice };
      if (state.status !== 'step') return state;
      const { account = state.values.account } = event;
      const { password } = state.values;
      const values = {
        ...state.values,
        account,
        password: event.newPassword ?? (event.isPasswordNew ? '' : password),
      };
      return { status: 'editing', values, errors: {}, notice: event.notice, failures: state.failures };
    }
  }
}

function refused(values: LoginValues, failures: number, refusal: LoginRefusal): LoginState {
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
    case 'notice': {
      const { kind: _, ...notice } = refusal;
      return { status: 'editing', values, errors: {}, notice, failures };
    }
  }
}
