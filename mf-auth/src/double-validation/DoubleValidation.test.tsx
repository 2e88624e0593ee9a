/** @jest-environment jsdom */
import { refuse, type Answers } from '@tessera/testing';
import {
  CallError,
  captcha,
  doubleValidation,
  doubleValidationSkip,
  type DoubleValidationQuestion,
} from '@tessera/wire';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, show } from '../test-scope.tsx';
import { formatWording, textOf } from '../text.ts';
import DoubleValidation from './DoubleValidation.tsx';

const picture = { token: 'captcha-1', captcha: 'data:image/png;base64,AAAA' };
const member = { memberId: 7, memberAccount: 'player1', memberCurrency: 'USD', token: 'a.b' } as const;
const first = { memberLoginId: 'abc', question: 'member_name', availableQuestionsCount: 2 } as const;
const next = { memberLoginId: 'abc', question: 'member_phone', availableQuestionsCount: 1 } as const;

async function open(answers: Answers = {}, asked: DoubleValidationQuestion = first) {
  const onLoggedIn = jest.fn();
  const onLeave = jest.fn();
  const part = <DoubleValidation first={asked} onLoggedIn={onLoggedIn} onLeave={onLeave} />;
  const shown = await show(part, {
    answers: {
      captcha: picture,
      proofOfWork: new Error('no such call'),
      doubleValidation: member,
      ...answers,
    },
  });
  await screen.findByAltText('Picture with digits to type');
  return { ...shown, onLoggedIn, onLeave, user: userEvent.setup() };
}

async function send(user: ReturnType<typeof userEvent.setup>) {
  await fill(user, 'Your full name', ' Ada Lovelace ');
  await fill(user, 'Digits in the picture', '1234');
  await user.click(screen.getByRole('button', { name: 'Confirm and log in' }));
}

test('completes the login with the right answer', async () => {
  const { shell, user, onLoggedIn } = await open();
  await send(user);
  await waitFor(() => expect(onLoggedIn).toHaveBeenCalledTimes(1));
  expect(shell.api.sentTo(doubleValidation)).toEqual([
    expect.objectContaining({
      memberLoginId: 'abc',
      answer: 'Ada Lovelace',
      captchaAnswer: '1234',
      captchaToken: 'captcha-1',
      udid: expect.stringMatching(/^[0-9a-f]{16}\.[\w-]{32,}$/),
    }),
  ]);
});

test('asks for the answer by its question, and for the captcha', async () => {
  const { shell, user } = await open();
  await user.click(screen.getByRole('button', { name: 'Confirm and log in' }));
  const answer = screen.getByLabelText('Your full name');
  expect(answer).toHaveFocus();
  expect(answer).toHaveAccessibleDescription('Enter the full name of this account.');
  expect(screen.getByText('Enter the digits from the picture.')).toBeVisible();
  expect(shell.api.sentTo(doubleValidation)).toEqual([]);
});

test('skips to the next question, and cannot skip the last one', async () => {
  const { shell, user } = await open({ doubleValidationSkip: next });
  await fill(user, 'Your full name', 'Ada');
  await user.click(screen.getByRole('button', { name: 'Ask me something else' }));
  const answer = await screen.findByLabelText('Your phone number');
  await waitFor(() => expect(answer).toHaveFocus());
  expect(answer).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Ask me something else' })).toBeNull();
  expect(shell.api.sentTo(doubleValidationSkip)).toEqual([{ memberLoginId: 'abc' }]);
});

test.each([
  ['member_name', 'Your full name', 'Enter the full name of this account.'],
  ['identity_id', 'Your identity number', 'Enter the identity number of this account.'],
  ['member_phone', 'Your phone number', 'Enter the phone number of this account.'],
  ['member_email', 'Your email address', 'Enter the email address of this account.'],
  ['withdraw_password', 'Your withdrawal password', 'Enter the withdrawal password of this account.'],
] as const)('the question %s has a label and a message of its own', async (column, label, words) => {
  const { shell, user } = await open({}, { ...first, question: column });
  await user.click(screen.getByRole('button', { name: 'Confirm and log in' }));
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words);
  await fill(user, label, ' 1234 ');
  await fill(user, 'Digits in the picture', '5678');
  await user.click(screen.getByRole('button', { name: 'Confirm and log in' }));
  await waitFor(() => expect(shell.api.sentTo(doubleValidation)).toMatchObject([{ answer: '1234' }]));
});

test('shows an error when a field is left, not while it is typed', async () => {
  const { user } = await open();
  await user.click(screen.getByLabelText('Your full name'));
  await user.tab();
  expect(screen.getByLabelText('Your full name')).not.toHaveAccessibleDescription();
  await fill(user, 'Your full name', 'a'.repeat(501));
  expect(screen.getByLabelText('Your full name')).not.toHaveAccessibleDescription();
  await user.tab();
  expect(screen.getByLabelText('Your full name')).toHaveAccessibleDescription(
    'This is too long. Please shorten it.',
  );
});

test('sends the same answer again when the connection was lost: it may have been the right one', async () => {
  let tries = 0;
  const lost = () => new CallError(doubleValidation, { kind: 'network' }, '');
  const { shell, user, onLoggedIn, onLeave } = await open({
    doubleValidation: () => (++tries === 1 ? lost() : member),
  });
  await send(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^There is no connection/);
  expect(screen.getByLabelText('Digits in the picture')).toHaveValue('1234');
  await user.click(screen.getByRole('button', { name: 'Confirm and log in' }));
  await waitFor(() => expect(onLoggedIn).toHaveBeenCalledTimes(1));
  expect(onLeave).not.toHaveBeenCalled();
  const [lostOne, again] = shell.api.sent.filter(({ name }) => name === doubleValidation.name);
  expect(again).toEqual(lostOne);
  expect(lostOne?.idempotencyKey).toBeDefined();
});

test('says after the last wrong answer what to do next', async () => {
  const { user, scope, onLeave } = await open({ doubleValidation: refuse('998') });
  await send(user);
  await waitFor(() => expect(onLeave).toHaveBeenCalled());
  const { wording } = onLeave.mock.calls[0][0].notice;
  expect(formatWording(textOf(scope), wording)).toBe('Too many wrong answers. Log in again for new tries.');
});

test.each([
  ['103', 'Digits in the picture'],
  ['104', 'Digits in the picture'],
  ['105', 'Digits in the picture'],
  ['205', 'Your full name'],
  ['206', 'Your full name'],
])('shows code %s at the field, with a new captcha', async (code, label) => {
  const { shell, user, onLeave } = await open({ doubleValidation: refuse(code) });
  await send(user);
  const field = screen.getByLabelText(label);
  await waitFor(() => expect(field).toHaveAccessibleDescription());
  expect(field).toHaveFocus();
  expect(screen.getByLabelText('Digits in the picture')).toHaveValue('');
  expect(screen.getByLabelText('Your full name')).toHaveValue(' Ada Lovelace ');
  expect(shell.api.sentTo(captcha)).toHaveLength(2);
  expect(onLeave).not.toHaveBeenCalled();
});

test.each([
  ['106', '', 'Logging in is not possible from your network.'],
  [
    '202',
    'Too many wrong answers. Try again in 15 minutes.',
    'Too many wrong answers. Try again in 15 minutes.',
  ],
])('shows code %s above the question', async (code, words, shown) => {
  const { user } = await open({ doubleValidation: refuse(code, words) });
  await send(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(shown);
});

test.each([
  ['101', 'This login is over.', { wording: { words: 'This login is over.' }, help: false }],
  ['102', 'This account is closed.', { wording: { words: 'This account is closed.' }, help: true }],
  ['998', '', { wording: { id: 'double.double_validation_faild', values: { code: '998' } }, help: false }],
])('returns to the login form with code %s', async (code, words, notice) => {
  const { user, onLeave } = await open({ doubleValidation: refuse(code, words) });
  await send(user);
  await waitFor(() => expect(onLeave).toHaveBeenCalledWith({ notice }));
});

test('returns to the login form when no question is left to skip to', async () => {
  const { user, onLeave } = await open({ doubleValidationSkip: refuse('101') });
  await user.click(screen.getByRole('button', { name: 'Ask me something else' }));
  await waitFor(() =>
    expect(onLeave).toHaveBeenCalledWith({
      notice: { wording: { id: 'double.account_error', values: { code: '101' } }, help: false },
    }),
  );
});
