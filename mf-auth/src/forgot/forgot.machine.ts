import {
  checkEmail,
  checkPhone,
  LINE_MAX_LENGTH,
  PHONE_CODE_DIGITS,
  readCode,
  TEXT_MAX_LENGTH,
} from '@tessera/domain';
import type { Wording } from '../text.ts';
import { lengthFault } from '../form/length-fault.ts';
import { newPasswordFault, repetitionFault } from '../password/new-password.rules.ts';
import { errorsWhenEdited, errorsWhenLeft } from '../form/when-left.ts';

/** How the code is sent. */
export type ForgotMode = 'email' | 'phone';

export type ForgotField = 'account' | 'contact' | 'answer' | 'code' | 'password' | 'checkPassword';
export type ForgotValues = Readonly<Record<ForgotField, string>>;

/** A code on its way; instants by this device's clock. */
export interface SentCode {
  readonly resendAt: number;
  readonly expiresAt: number;
}

/** The two steps of a forgotten password: a request for a code, then the code with a new password. */
export interface ForgotState {
  readonly mode: ForgotMode;
  /** Set by the first step. */
  readonly sent: SentCode | undefined;
  readonly sending: 'request' | 'reset' | undefined;
  readonly values: ForgotValues;
  readonly errors: Readonly<Partial<Record<ForgotField, Wording>>>;
  readonly notice: ForgotNotice | undefined;
  /** Number of failed attempts; each increase moves the focus to the first error. */
  readonly failures: number;
}

interface ForgotNotice {
  readonly wording: Wording;
  readonly tone: 'error' | 'info';
  /** With a link to customer service. */
  readonly help?: boolean;
}

export interface ForgotRefusal {
  readonly wording: Wording;
  readonly field?: ForgotField | undefined;
  readonly help?: boolean;
}

interface Rules {
  /** The captcha shows a picture whose digits must be typed. */
  readonly asksAnswer: boolean;
  /** The site's longest password. */
  readonly passwordMaxLength?: number | undefined;
}

export type ForgotEvent =
  | { readonly type: 'edited'; readonly field: ForgotField; readonly value: string }
  /** The focus has left a field. */
  | ({ readonly type: 'left'; readonly field: ForgotField } & Omit<Rules, 'asksAnswer'>)
  | { readonly type: 'modeSwitched' }
  | ({ readonly type: 'submitted' } & Rules)
  | { readonly type: 'resent' }
  | { readonly type: 'codeSent'; readonly sent: SentCode }
  /** `isUnknown`: the answer was lost, and the call may have been carried out. */
  | { readonly type: 'refused'; readonly refusal: ForgotRefusal; readonly isUnknown?: boolean }
  /** Back to the request, with what was typed. */
  | { readonly type: 'restarted' };

const EMPTY: ForgotValues = {
  account: '',
  contact: '',
  answer: '',
  code: '',
  password: '',
  checkPassword: '',
};

/** What was started before: in this document, or before a reload. */
export interface Earlier {
  readonly mode: ForgotMode;
  readonly account: string;
  readonly contact: string;
  readonly code: string;
  /** A code that is still valid. */
  readonly sent?: SentCode | undefined;
}

/** Returns the first state. @param account of the login form; a code that is on its way has its own */
export function firstForgot(account: string, earlier: Earlier | undefined): ForgotState {
  const { mode = 'email', contact = '', code = '', sent } = earlier ?? {};
  const own = earlier?.account ?? '';
  return {
    mode,
    sent,
    sending: undefined,
    values: { ...EMPTY, account: sent ? own : account || own, contact, code: sent ? code : '' },
    errors: {},
    notice: undefined,
    failures: 0,
  };
}

export function forgotReducer(state: ForgotState, event: ForgotEvent): ForgotState {
  const isAnswer = event.type === 'codeSent' || event.type === 'refused';
  if ((state.sending !== undefined) !== isAnswer) return state;
  switch (event.type) {
    case 'edited': {
      const errors = errorsWhenEdited(event.field, state.errors);
      return { ...state, values: { ...state.values, [event.field]: event.value }, errors };
    }
    case 'left':
      return {
        ...state,
        errors: errorsWhenLeft(event.field, state, faultsOf(state, { asksAnswer: true, ...event })),
      };
    case 'modeSwitched': {
      const { contact: _, ...errors } = state.errors;
      const mode = state.mode === 'email' ? 'phone' : 'email';
      return { ...state, mode, values: { ...state.values, contact: '' }, errors, notice: undefined };
    }
    case 'submitted': {
      const errors = faultsOf(state, event);
      if (Object.keys(errors).length > 0)
        return { ...state, errors, notice: undefined, failures: state.failures + 1 };
      return { ...state, errors, notice: undefined, sending: state.sent ? 'reset' : 'request' };
    }
    case 'resent':
      return state.sent ? { ...state, notice: undefined, sending: 'request' } : state;
    case 'codeSent':
      return {
        ...state,
        sending: undefined,
        sent: event.sent,
        values: { ...state.values, answer: '', code: '' },
        errors: {},
        notice: state.sent && { wording: { id: 'forgot.resent' }, tone: 'info' },
      };
    case 'refused': {
      const { wording, field, help } = event.refusal;
      return {
        ...state,
        sending: undefined,
        // Each request uses the captcha up; one whose answer was lost is sent again as it was.
        values: event.isUnknown ? state.values : { ...state.values, answer: '' },
        errors: field ? { [field]: wording } : {},
        notice: field ? undefined : { wording, tone: 'error', ...(help && { help }) },
        failures: state.failures + 1,
      };
    }
    case 'restarted':
      return { ...state, sent: undefined, errors: {}, notice: undefined };
  }
}

/** Reads the code from the message, also where the whole message was pasted. */
export const sentCodeOf = (typed: string): string => readCode(typed, PHONE_CODE_DIGITS);

const codeFault = (code: string): Wording | undefined =>
  code === '' ? { id: 'forgot.err_code_blank' } : lengthFault(code);

type Faults = Partial<Record<ForgotField, Wording | undefined>>;

/** Returns the errors of the current step's fields. */
function faultsOf(
  { mode, sent, values }: ForgotState,
  { asksAnswer, passwordMaxLength }: Rules,
): ForgotState['errors'] {
  const faults: Faults = sent
    ? {
        code: codeFault(sentCodeOf(values.code)),
        password: newPasswordFault(values.password, { passwordMaxLength }),
        checkPassword: repetitionFault(values.password, values.checkPassword),
      }
    : {
        account: values.account.trim() === '' ? { id: 'login.ph_account_name' } : lengthFault(values.account),
        contact: contactFault(mode, values.contact.trim()),
        answer:
          asksAnswer && values.answer.trim() === ''
            ? { id: 'login.ph_account_verify_code' }
            : lengthFault(values.answer),
      };
  return Object.fromEntries(Object.entries(faults).filter(([, wording]) => wording !== undefined));
}

function contactFault(mode: ForgotMode, contact: string): Wording | undefined {
  if (contact === '') return { id: mode === 'email' ? 'signup.err_email_blank' : 'signup.err_phone_blank' };
  // The currency is not known here, so neither is the length of its numbers.
  const fault = mode === 'email' ? checkEmail(contact) : checkPhone(contact, '');
  if (fault) return { id: mode === 'email' ? 'signup.err_email_format' : 'signup.err_phone_format' };
  return lengthFault(contact, mode === 'email' ? TEXT_MAX_LENGTH : LINE_MAX_LENGTH);
}
