import {
  checkEmail,
  checkPhone,
  checkWithdrawPassword,
  TEXT_MAX_LENGTH,
  WITHDRAW_PASSWORD_DIGITS,
} from '@tessera/domain';
import { lengthFault } from '../form/length-fault.ts';
import { errorsWhenEdited, errorsWhenLeft } from '../form/when-left.ts';
import type { TransferMode } from '@tessera/wire';
import { newPasswordFault, repetitionFault } from '../password/new-password.rules.ts';
import type { Wording } from '../text.ts';

export type ProofField = 'withdrawPassword' | 'contact' | 'answer';
export type PasswordField = 'password' | 'checkPassword';
export type TransferField = ProofField | PasswordField;

/** The two steps of a transfer validation (spec §4): the proof of identity returns a token, then a new password. */
export interface TransferState {
  readonly mode: TransferMode;
  /** Proof of identity: set by the first step, for the second. */
  readonly token: string | undefined;
  readonly isSending: boolean;
  readonly values: Readonly<Record<TransferField, string>>;
  readonly errors: Readonly<Partial<Record<TransferField, Wording>>>;
  readonly notice: Wording | undefined;
  /** Number of failed attempts; each increase moves the focus to the first error. */
  readonly failures: number;
}

export interface Rules {
  /** The captcha shows a picture whose digits must be typed. */
  readonly asksAnswer: boolean;
  /** The site's longest password. */
  readonly passwordMaxLength?: number | undefined;
}

export type TransferEvent =
  | { readonly type: 'edited'; readonly field: TransferField; readonly value: string }
  /** The focus has left a field. */
  | ({ readonly type: 'left'; readonly field: TransferField } & Omit<Rules, 'asksAnswer'>)
  | ({ readonly type: 'submitted' } & Rules)
  | { readonly type: 'proved'; readonly token: string }
  /** `isUnknown`: the answer was lost, and the call may have been carried out. */
  | { readonly type: 'refused'; readonly refusal: TransferRefusal; readonly isUnknown?: boolean };

export interface TransferRefusal {
  readonly wording: Wording;
  /** A field that shows a text of its own beside the notice. */
  readonly field?: Readonly<Partial<Record<TransferField, Wording>>>;
  /** The proof is void: the identity must be proved again. */
  readonly isProofOver: boolean;
}

const EMPTY = { withdrawPassword: '', contact: '', answer: '', password: '', checkPassword: '' };

/** @param left how far a validation was that Back has left */
export const emptyTransfer = (
  mode: TransferMode,
  left?: { readonly token: string | undefined; readonly contact: string },
): TransferState => ({
  mode,
  token: left?.token,
  isSending: false,
  values: { ...EMPTY, contact: left?.contact ?? '' },
  errors: {},
  notice: undefined,
  failures: 0,
});

export function transferReducer(state: TransferState, event: TransferEvent): TransferState {
  if (state.isSending ? isOfForm(event) : !isOfForm(event)) return state;
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
    case 'submitted': {
      const errors = faultsOf(state, event);
      const isFilled = Object.keys(errors).length === 0;
      if (isFilled) return { ...state, isSending: true, errors, notice: undefined };
      return { ...state, errors, notice: undefined, failures: state.failures + 1 };
    }
    case 'proved':
      return { ...state, isSending: false, token: event.token };
    case 'refused': {
      const { wording, field, isProofOver } = event.refusal;
      return {
        ...state,
        isSending: false,
        token: isProofOver ? undefined : state.token,
        // Each attempt uses the captcha up; one whose answer was lost is sent again as it was.
        values: event.isUnknown ? state.values : { ...state.values, answer: '' },
        errors: field ?? {},
        notice: wording,
        failures: state.failures + 1,
      };
    }
  }
}

const isOfForm = ({ type }: TransferEvent) => type === 'edited' || type === 'left' || type === 'submitted';

/** Returns the errors of the current step's fields (spec §5 Transfer verify, New password). */
function faultsOf({ mode, token, values }: TransferState, rules: Rules): TransferState['errors'] {
  const faults =
    token === undefined ? proofFaults(mode, values, rules.asksAnswer) : passwordFaults(values, rules);
  return Object.fromEntries(Object.entries(faults).filter(([, wording]) => wording !== undefined));
}

type Faults = Readonly<Partial<Record<TransferField, Wording | undefined>>>;

function proofFaults(mode: TransferMode, values: TransferState['values'], asksAnswer: boolean): Faults {
  const contact = values.contact.trim();
  return {
    withdrawPassword: withdrawPasswordFault(values.withdrawPassword),
    contact: mode === 'email' ? emailFault(contact) : phoneFault(contact),
    answer:
      asksAnswer && values.answer.trim() === ''
        ? { id: 'login.ph_account_verify_code' }
        : lengthFault(values.answer),
  };
}

function withdrawPasswordFault(value: string): Wording | undefined {
  if (value === '') return { id: 'signup.require_text' };
  const fault = checkWithdrawPassword(value);
  return fault && { id: `signup.${fault}`, values: { digits: WITHDRAW_PASSWORD_DIGITS } };
}

function emailFault(value: string): Wording | undefined {
  if (value === '') return { id: 'signup.err_email_blank' };
  const fault = checkEmail(value);
  return fault ? { id: `signup.${fault}` } : lengthFault(value, TEXT_MAX_LENGTH);
}

/** The member's currency is not known here: the number's length is the server's question. */
function phoneFault(value: string): Wording | undefined {
  if (value === '') return { id: 'signup.err_phone_blank' };
  return checkPhone(value, '') ? { id: 'transfer.phoneFormat' } : lengthFault(value);
}

function passwordFaults({ password, checkPassword }: TransferState['values'], site: Rules): Faults {
  return {
    password: newPasswordFault(password, site),
    checkPassword: repetitionFault(password, checkPassword),
  };
}
