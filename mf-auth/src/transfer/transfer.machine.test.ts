import {
  emptyTransfer,
  transferReducer,
  type TransferEvent,
  type TransferState,
} from './transfer.machine.ts';

const walk = (state: TransferState, ...events: TransferEvent[]) => events.reduce(transferReducer, state);
const edit = (field: keyof TransferState['values'], value: string) =>
  ({ type: 'edited', field, value }) as const;
const PROOF = [edit('withdrawPassword', '1234'), edit('contact', 'a@example.com'), edit('answer', '5678')];
const SUBMIT = { type: 'submitted', asksAnswer: true } as const;
const PROVED = { type: 'proved', token: 't1' } as const;

test('requires all fields of the proof', () => {
  expect(walk(emptyTransfer('email'), SUBMIT)).toMatchObject({
    isSending: false,
    failures: 1,
    errors: {
      withdrawPassword: { id: 'signup.require_text' },
      contact: { id: 'signup.err_email_blank' },
      answer: { id: 'login.ph_account_verify_code' },
    },
  });
});

test.each([
  ['email', 'contact', 'not an address', 'signup.err_email_format'],
  ['phone', 'contact', '', 'signup.err_phone_blank'],
  ['phone', 'contact', 'call me', 'transfer.phoneFormat'],
  ['email', 'withdrawPassword', '12', 'signup.err_withdrawPsw_blank'],
] as const)('in %s mode refuses %s “%s”', (mode, field, value, id) => {
  expect(walk(emptyTransfer(mode), edit(field, value), SUBMIT).errors[field]).toMatchObject({ id });
});

test('goes from the proof to the new password', () => {
  const proved = walk(emptyTransfer('email'), ...PROOF, SUBMIT, PROVED);
  expect(proved).toMatchObject({ token: 't1', isSending: false, errors: {} });
  expect(walk(proved, SUBMIT).errors).toEqual({
    password: { id: 'signup.err_psw_blank', values: { min: 6, max: 12 } },
    checkPassword: { id: 'signup.err_checkPsw_blank' },
  });
  const filled = walk(proved, edit('password', 'play1234'), edit('checkPassword', 'play4321'), SUBMIT);
  expect(filled.errors).toEqual({ checkPassword: { id: 'signup.err_checkPsw_diff' } });
  expect(walk(filled, edit('checkPassword', 'play1234'), SUBMIT).isSending).toBe(true);
});

test('returns to the proof when it is void, and keeps what was typed but the captcha', () => {
  const sending = walk(
    emptyTransfer('email'),
    ...PROOF,
    SUBMIT,
    PROVED,
    edit('password', 'play1234'),
    edit('checkPassword', 'play1234'),
    SUBMIT,
  );
  const wording = { id: 'signup.error_verify_pls_reVerify' } as const;
  const over = walk(sending, { type: 'refused', refusal: { wording, isProofOver: true } });
  expect(over).toMatchObject({
    token: undefined,
    notice: wording,
    values: { contact: 'a@example.com', password: 'play1234', answer: '' },
  });
  expect(walk(sending, { type: 'refused', refusal: { wording, isProofOver: false } }).token).toBe('t1');
});

test('ignores typing while sending, and answers that were not asked for', () => {
  const sending = walk(emptyTransfer('email'), ...PROOF, SUBMIT);
  expect(walk(sending, edit('contact', 'b@example.com'), SUBMIT)).toBe(sending);
  const idle = emptyTransfer('phone');
  expect(walk(idle, PROVED)).toBe(idle);
});

test('asks for no answer where the captcha shows no picture', () => {
  const proof = PROOF.filter(({ field }) => field !== 'answer');
  expect(walk(emptyTransfer('email'), ...proof, { ...SUBMIT, asksAnswer: false }).isSending).toBe(true);
});

test.each([
  ['withdrawPassword', '12', 'signup.err_withdrawPsw_blank'],
  ['contact', 'a@', 'signup.err_email_format'],
  ['answer', '1'.repeat(65), 'signup.err_too_long'],
] as const)('refuses %s on blur, once something was typed', (field, value, id) => {
  const left = { type: 'left', field } as const;
  expect(walk(emptyTransfer('email'), left).errors).toEqual({});
  const typed = walk(emptyTransfer('email'), edit(field, value));
  expect(typed.errors).toEqual({});
  expect(walk(typed, left)).toMatchObject({ errors: { [field]: { id } }, failures: 0 });
});

test('refuses a new password and its repetition on blur', () => {
  const proved = walk(emptyTransfer('email'), ...PROOF, SUBMIT, PROVED);
  const typed = walk(proved, edit('password', 'short'), { type: 'left', field: 'password' });
  expect(typed.errors).toMatchObject({ password: { id: 'signup.err_psw_length' } });
  const long = { type: 'left', field: 'password', passwordMaxLength: 64 } as const;
  expect(walk(proved, edit('password', 'play1234play1234'), long).errors).toEqual({});
  const differs = walk(proved, edit('password', 'play1234'), edit('checkPassword', 'play4321'), {
    type: 'left',
    field: 'checkPassword',
  });
  expect(differs.errors).toEqual({ checkPassword: { id: 'signup.err_checkPsw_diff' } });
  expect(walk(differs, edit('password', 'play4321')).errors).toEqual({});
});
