/** @jest-environment jsdom */
import { refuse, type Answers } from '@tessera/testing';
import { clientCaptcha, login, proofOfWork, thirdPartyProviders, type AnswerOf } from '@tessera/wire';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LoginDialog from '../login/LoginDialog.tsx';
import { fill, show } from '../test-scope.tsx';
import { WORK } from './captcha.fixture.ts';

const member = { memberId: 7, memberAccount: 'player1', memberCurrency: 'USD', token: 'a.b' } as const;
const picture = { token: 'captcha-1', captcha: 'data:image/png;base64,AAAA', placeholder: '5 digits' };

async function open(answers: Answers) {
  const close = jest.fn();
  const shown = await show(<LoginDialog args={{}} close={close} />, {
    answers: { captcha: picture, login: member, proofOfWork: WORK, ...answers },
  });
  const user = userEvent.setup();
  await fill(user, 'Account name', 'player1');
  await fill(user, 'Password', 'secret1');
  const send = () => user.click(screen.getByRole('button', { name: 'Log in' }));
  return { ...shown, close, send, user };
}

test('solves a proof of work by itself, and sends its number with the login', async () => {
  const { shell, close, send } = await open({ clientCaptcha: { captcha: 1 } });
  expect(await screen.findByText('Checked: no robot')).toBeVisible();
  expect(screen.queryByLabelText('Digits in the picture')).toBeNull();
  await send();
  await waitFor(() => expect(close).toHaveBeenCalledWith('loggedIn'));
  expect(shell.api.sentTo(login)).toEqual([
    expect.objectContaining({ answer: '77', captchaToken: 'work-1' }),
  ]);
});

test.each([
  { captcha: 1 as const, sent: { answer: '77', captchaToken: 'work-1' } },
  { captcha: 0 as const, sent: { answer: '', captchaToken: '' } },
])('a login sent early waits until the site has decided: $captcha', async ({ captcha, sent }) => {
  let decide: (answer: { captcha: 0 | 1 }) => void = () => undefined;
  const decision = new Promise<{ captcha: 0 | 1 }>((resolve) => {
    decide = resolve;
  });
  const { shell, close, send } = await open({ clientCaptcha: () => decision });
  await send();
  expect(shell.api.sentTo(login)).toEqual([]);
  decide({ captcha });
  await waitFor(() => expect(close).toHaveBeenCalledWith('loggedIn'));
  expect(shell.api.sentTo(login)).toEqual([expect.objectContaining(sent)]);
  expect(shell.api.sentTo(proofOfWork).length).toBe(captcha);
});

test('solves another one after a refusal', async () => {
  const { shell, send } = await open({ clientCaptcha: { captcha: 1 }, login: refuse('105') });
  await screen.findByText('Checked: no robot');
  await send();
  expect(await screen.findByText('The check was not accepted. Please send again.')).toBeVisible();
  await waitFor(() => expect(shell.api.sentTo(proofOfWork)).toHaveLength(2));
});

describe('where the site needs no captcha', () => {
  const needs = (...captchas: (0 | 1)[]) => {
    let asked = 0;
    return () => ({ captcha: captchas[asked++] ?? captchas.at(-1) ?? 0 });
  };

  test('a login has none, and none after a refusal', async () => {
    const { shell, send } = await open({ clientCaptcha: needs(0), login: refuse('101') });
    await waitFor(() => expect(shell.api.sentTo(clientCaptcha)).toHaveLength(1));
    await send();
    await screen.findByText(/^Account name and password do not match/);
    // Another failure may have made one necessary: the site is asked again.
    await waitFor(() => expect(shell.api.sentTo(clientCaptcha)).toHaveLength(2));
    await send();
    await waitFor(() => expect(shell.api.sentTo(login)).toHaveLength(2));
    const none = expect.objectContaining({ answer: '', captchaToken: '' });
    expect(shell.api.sentTo(login)).toEqual([none, none]);
    expect(shell.api.sentTo(proofOfWork)).toEqual([]);
  });

  test('a login has one from the refusal on after which the site needs it', async () => {
    const { shell, send } = await open({ clientCaptcha: needs(0, 1), login: refuse('101') });
    await waitFor(() => expect(shell.api.sentTo(clientCaptcha)).toHaveLength(1));
    await send();
    expect(await screen.findByText('Checked: no robot')).toBeVisible();
    expect(shell.api.sentTo(proofOfWork)).toHaveLength(1);
  });

  test('a login has one after it was refused for the lack of it, whatever the site says', async () => {
    const { shell, send } = await open({ clientCaptcha: needs(0), login: refuse('105') });
    await waitFor(() => expect(shell.api.sentTo(clientCaptcha)).toHaveLength(1));
    await send();
    await waitFor(() => expect(shell.api.sentTo(proofOfWork)).toHaveLength(1));
    expect(shell.api.sentTo(clientCaptcha)).toHaveLength(1);
  });
});

test('what comes late waits for the end of a press, which it would move away from its button', async () => {
  const decision = Promise.withResolvers<AnswerOf<typeof clientCaptcha>>();
  const offer = Promise.withResolvers<AnswerOf<typeof thirdPartyProviders>>();
  const { shell } = await open({
    clientCaptcha: () => decision.promise,
    thirdPartyProviders: () => offer.promise,
  });
  await waitFor(() => expect(shell.api.sentTo(thirdPartyProviders)).toHaveLength(1));
  fireEvent.mouseDown(screen.getByRole('button', { name: 'Forgot your password?' }));
  decision.resolve({ captcha: 1 });
  offer.resolve({ providers: [{ id: 'example', name: 'Example' }] });
  await waitFor(() => expect(shell.api.sentTo(proofOfWork)).toHaveLength(1));
  // A press takes longer than the browser's next task.
  await act(() => new Promise((resolve) => void setTimeout(resolve)));
  expect(screen.queryByRole('button', { name: 'Use a picture instead' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Continue with Example' })).toBeNull();
  fireEvent.mouseUp(document.body);
  expect(await screen.findByRole('button', { name: 'Use a picture instead' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Continue with Example' })).toBeVisible();
});

test('shows a picture on request', async () => {
  const { shell, close, send, user } = await open({ clientCaptcha: { captcha: 1 } });
  await user.click(await screen.findByRole('button', { name: 'Use a picture instead' }));
  await screen.findByAltText('Picture with digits to type');
  expect(screen.getByLabelText('Digits in the picture')).toHaveAttribute('placeholder', '5 digits');
  await fill(user, 'Digits in the picture', '1234');
  await send();
  await waitFor(() => expect(close).toHaveBeenCalledWith('loggedIn'));
  expect(shell.api.sentTo(login)).toEqual([
    expect.objectContaining({ answer: '1234', captchaToken: 'captcha-1' }),
  ]);
});

test('shows the picture where the back end has no proofs of work', async () => {
  await open({ clientCaptcha: new Error('no such call'), proofOfWork: new Error('no such call') });
  expect(await screen.findByAltText('Picture with digits to type')).toBeVisible();
});
