/** @jest-environment jsdom */
import '@tessera/testing/dom';
import { createFakeShell, refuse, type Answers } from '@tessera/testing';
import { Field, TextInput, useFocusOnError } from '@tessera/ui';
import { CallError, editPassword } from '@tessera/wire';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { sendIntent } from './intent.ts';
import { problemOf, type FailureTexts, type RefusalTexts } from './problem.ts';
import { renderInScope } from './testing.tsx';
import { textHook, wordingText } from './text.ts';
import { useIntent, type IntentOptions } from './use-intent.ts';

const CATALOGUE = {
  wrong: 'This is not your password.',
  same: 'Take another one.',
  frozen: 'Locked ({code}).',
  offline: 'You are offline.',
  timeout: 'No answer.',
  common: 'Too common.',
  often: 'Too often.',
  unknown: 'Not known.',
};
type Id = keyof typeof CATALOGUE;
const useText = textHook<Id>();

const TEXTS: RefusalTexts<typeof editPassword, Id, 'oldPassword'> = {
  '101': { field: 'oldPassword', id: 'wrong' },
  '102': 'same',
  '103': 'frozen',
  '104': 'common',
};
const FAILURES: FailureTexts<Id> = {
  offline: 'offline',
  timeout: 'timeout',
  rateLimited: 'often',
  unknown: 'unknown',
};

/** The recipe of kit's README, as a form. */
function PasswordForm(options: IntentOptions<typeof editPassword>) {
  const text = useText();
  const { state, error, failures, submit, reset } = useIntent(editPassword, options);
  const [oldPassword, setOldPassword] = useState('old');
  const form = useFocusOnError(failures);
  const problem = error === undefined ? undefined : problemOf(error, TEXTS, FAILURES);
  const words = problem && wordingText(text, problem.wording);
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit({ oldPassword, password: 'new', checkPassword: 'new' });
      }}
    >
      {words && !problem.field && <p role="alert">{words}</p>}
      <Field label="Old password" error={problem?.field === 'oldPassword' ? words : undefined}>
        <TextInput
          value={oldPassword}
          onChange={(event) => {
            reset();
            setOldPassword(event.target.value);
          }}
        />
      </Field>
      <button type="submit">Save</button>
      <output>{state.status}</output>
    </form>
  );
}

async function show(answer: Answers['editPassword'], options: IntentOptions<typeof editPassword> = {}) {
  const view = await renderInScope(<PasswordForm {...options} />, {
    config: { name: 'mf-x' },
    shell: createFakeShell({ session: 'member', answers: { editPassword: answer } }),
    messages: async () => ({ default: CATALOGUE }),
  });
  const save = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  const type = (value: string) =>
    fireEvent.change(screen.getByLabelText('Old password'), { target: { value } });
  const keys = () => view.shell.api.sent.map(({ idempotencyKey }) => idempotencyKey);
  return { ...view, save, type, keys };
}

const status = () => screen.getByRole('status').textContent;
const offline = new CallError(editPassword, { kind: 'network' }, 'network error');

test('an answer makes it done', async () => {
  const { save, shell } = await show(null);
  expect(status()).toBe('idle');
  await save();
  expect(status()).toBe('done');
  expect(shell.report.errors).toEqual([]);
});

test('a second submission while one is pending is ignored', async () => {
  const answer = Promise.withResolvers<null>();
  const { save, shell } = await show(() => answer.promise);
  await save();
  expect(status()).toBe('pending');
  await save();
  await act(async () => answer.resolve(null));
  expect(status()).toBe('done');
  expect(shell.api.sent).toHaveLength(1);
});

test('a code of a field is shown on the field, which gets the focus; editing takes it away', async () => {
  const { save, shell, type } = await show(refuse('101'));
  await save();
  expect(status()).toBe('refused');
  const field = screen.getByLabelText('Old password');
  expect(document.activeElement).toBe(field);
  expect(screen.getByText('This is not your password.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(shell.report.errors).toEqual([]);
  type('other');
  expect(status()).toBe('idle');
  expect(screen.queryByText('This is not your password.')).toBeNull();
});

test('another code is shown above the form, one that the call does not declare in the words of the server', async () => {
  const { save, shell } = await show(refuse('103'));
  await save();
  expect(screen.getByRole('alert').textContent).toBe('Locked (103).');
  expect(shell.report.errors).toEqual([]);
  shell.api.answer(editPassword, refuse('999', 'Not today.'));
  await save();
  expect(screen.getByRole('alert').textContent).toBe('Not today.');
  expect(shell.report.errors).toHaveLength(1);
});

test('the player’s retry keeps the key while the outcome is unknown', async () => {
  const { save, keys, shell } = await show(offline);
  await save();
  expect(screen.getByRole('alert').textContent).toBe('You are offline.');
  shell.api.answer(editPassword, new CallError(editPassword, { kind: 'timeout' }, 'request timeout'));
  await save();
  shell.api.answer(editPassword, null);
  await save();
  expect(status()).toBe('done');
  expect(keys()).toHaveLength(3);
  expect(new Set(keys()).size).toBe(1);
  expect(keys()[0]).toMatch(/^[\w-]{16,}$/);
});

test('an edited payload gets a new key', async () => {
  const { save, type, keys } = await show(offline);
  await save();
  type('other');
  await save();
  expect(new Set(keys()).size).toBe(2);
});

test('after a known outcome the same payload is a new attempt', async () => {
  const { save, keys, shell } = await show(refuse('101'));
  await save();
  shell.api.answer(editPassword, null);
  await save();
  await save();
  expect(new Set(keys()).size).toBe(3);
});

test('a form that is closed and opened again continues the attempt', async () => {
  const { save, keys, scope, unmount } = await show(offline);
  await save();
  const [key] = keys();
  unmount();
  const payload = { oldPassword: 'old', password: 'new', checkPassword: 'new' };
  await sendIntent(scope, editPassword, payload);
  expect(keys()).toEqual([key, key]);
});

test('another player does not continue the attempt', async () => {
  const { save, keys, shell } = await show(offline);
  await save();
  act(() => shell.session.login({ id: 99 }));
  await save();
  expect(new Set(keys()).size).toBe(2);
});

test('a form that is closed meanwhile aborts nothing, and is given the late outcome', async () => {
  const answer = Promise.withResolvers<null>();
  const onLate = jest.fn();
  const { save, shell, unmount } = await show(() => answer.promise, { onLate });
  await save();
  unmount();
  await act(async () => answer.resolve(null));
  expect(shell.api.sent).toHaveLength(1);
  expect(onLate).toHaveBeenCalledWith(expect.objectContaining({ status: 'done' }));
});

test('an outcome in time is not late', async () => {
  const onLate = jest.fn();
  const { save } = await show(null, { onLate });
  await save();
  expect(onLate).not.toHaveBeenCalled();
});

test('asks for a fresh proof where the platform wants one, and sends the form again by itself', async () => {
  const proof = Promise.withResolvers<boolean>();
  const { save, keys, shell } = await show(
    new CallError(editPassword, { kind: 'refused', code: '428', status: 428 }, 'Confirm that it is you.'),
  );
  shell.session.answerProof(proof.promise);
  await save();
  expect(status()).toBe('pending');
  shell.api.answer(editPassword, null);
  await act(async () => proof.resolve(true));
  expect(status()).toBe('done');
  expect(keys()).toHaveLength(2);
  expect(new Set(keys()).size).toBe(1);
});
