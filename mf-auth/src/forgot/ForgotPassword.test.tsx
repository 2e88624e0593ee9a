/** @jest-environment jsdom */
import { refuse, type Answers } from '@tessera/testing';
import { CallError, passwordForgot, passwordReset } from '@tessera/wire';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import LoginDialog from '../login/LoginDialog.tsx';
import { fill, show } from '../test-scope.tsx';

const picture = { token: 'captcha-1', captcha: 'data:image/png;base64,AAAA' };

afterEach(() => jest.useRealTimers());

/** The login dialog, as it is opened again and again on one page. */
function Page() {
  const [isOpen, setIsOpen] = useState(true);
  return isOpen ? (
    <LoginDialog args={{}} close={() => setIsOpen(false)} />
  ) : (
    <button onClick={() => setIsOpen(true)}>Open the login</button>
  );
}

async function open(answers: Answers = {}, drafts = new Map<string, string>()) {
  const user = userEvent.setup();
  const shown = await show(<Page />, {
    drafts,
    answers: {
      clientCaptcha: { captcha: 0 },
      captcha: picture,
      proofOfWork: new Error('no such call'),
      passwordForgot: { resendInS: 300, validForS: 600 },
      passwordReset: null,
      ...answers,
    },
  });
  await fill(user, 'Account name', 'player1');
  await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
  await screen.findByRole('dialog', { name: 'Reset your password' });
  await screen.findByAltText('Picture with digits to type');
  return { ...shown, user };
}

async function request(user: UserEvent, contact = 'a@example.com', label = 'Email') {
  await fill(user, label, contact);
  await fill(user, 'Digits in the picture', '5678');
  await user.click(screen.getByRole('button', { name: 'Send a code' }));
}

async function setPassword(user: UserEvent) {
  await fill(user, 'Code from the message', '123456');
  await fill(user, 'New password', 'fresh123');
  await fill(user, 'Password again', 'fresh123');
  await user.click(screen.getByRole('button', { name: 'Set the password' }));
}

test('sets a new password by e-mail, and leads back to the login with the account', async () => {
  const { shell, user } = await open();
  expect(screen.getByLabelText('Account name')).toHaveValue('player1');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  await request(user);
  await waitFor(() => expect(screen.getByLabelText('Code from the message')).toHaveFocus());
  expect(screen.getByText(/^If a@example.com belongs to this account/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Again in (300|299) s$/ })).toBeDisabled();
  await setPassword(user);
  expect(await screen.findByText(/^Your new password is set/)).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  expect(screen.getByLabelText('Account name')).toHaveValue('player1');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  const claim = { account: 'player1', memberEmail: 'a@example.com' };
  expect(shell.api.sentTo(passwordForgot)).toEqual([
    { ...claim, siteId: 1, answer: '5678', captchaToken: 'captcha-1' },
  ]);
  expect(shell.api.sentTo(passwordReset)).toEqual([{ ...claim, code: '123456', password: 'fresh123' }]);
});

test.each([
  ['123 456', '123456'],
  ['१२३४५६', '123456'],
  ['Your code for a new password is 123456. It is valid for 10 minutes. Show it to no one.', '123456'],
])('reads the code from %j as it is pasted', async (pasted, code) => {
  const { shell, user } = await open();
  await request(user);
  await waitFor(() => expect(screen.getByLabelText('Code from the message')).toHaveFocus());
  await user.paste(pasted);
  await fill(user, 'New password', 'fresh123');
  await fill(user, 'Password again', 'fresh123');
  await user.click(screen.getByRole('button', { name: 'Set the password' }));
  await waitFor(() => expect(shell.api.sentTo(passwordReset)).toMatchObject([{ code }]));
});

test('sends the code to a phone on request', async () => {
  const { shell, user } = await open();
  await user.click(screen.getByRole('button', { name: 'Use my phone number' }));
  await request(user, '5550100', 'Phone number');
  await screen.findByLabelText('Code from the message');
  expect(shell.api.sentTo(passwordForgot)[0]).toMatchObject({ memberPhone: '5550100' });
  expect(shell.api.sentTo(passwordForgot)[0]).not.toHaveProperty('memberEmail');
});

test.each([
  ['101', 'Enter one complete email address or phone number.'],
  ['103', 'No further code can be sent today. Please contact customer service.'],
  ['105', 'These are not the digits in the picture. Try the new one.'],
  ['106', 'A new password cannot be set from your network.'],
])('shows its text for code %s of the request', async (code, words) => {
  const { user } = await open({ passwordForgot: refuse(code) });
  await request(user);
  expect(await screen.findByText(words, { exact: false })).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('a@example.com');
  expect(screen.getByLabelText('Digits in the picture')).toHaveValue('');
});

test.each([
  ['101', 'This code is wrong or has been used. Check the newest message.'],
  ['102', 'This code has expired. Send another one.'],
  ['103', 'Too many wrong codes. Send another one.'],
  ['106', 'A new password cannot be set from your network.'],
  ['201', 'This password does not follow the rules below. Choose another.'],
])('shows its text for code %s of the new password', async (code, words) => {
  const { user } = await open({ passwordReset: refuse(code) });
  await request(user);
  await screen.findByLabelText('Code from the message');
  await setPassword(user);
  expect(await screen.findByText(words, { exact: false })).toBeVisible();
  expect(screen.getByLabelText('New password')).toHaveValue('fresh123');
});

test('says that a back end without the call cannot do it, with a link to customer service', async () => {
  const { user } = await open({
    passwordForgot: new CallError(passwordForgot, { kind: 'unavailable' }, ''),
  });
  await request(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Passwords cannot be replaced here.');
  expect(screen.getByRole('link', { name: 'Contact customer service' })).toBeVisible();
});

test('continues at the code when the dialog is opened again, and shows the login after Back', async () => {
  const { user } = await open();
  await request(user);
  await fill(user, 'Code from the message', '12');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Open the login' }));
  expect(await screen.findByLabelText('Code from the message')).toHaveValue('12');
  await user.click(screen.getByRole('button', { name: 'Back to login' }));
  expect(screen.getByLabelText('Account name')).toHaveValue('player1');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Open the login' }));
  await user.click(await screen.findByRole('button', { name: 'Forgot your password?' }));
  expect(await screen.findByLabelText('Code from the message')).toHaveValue('12');
});

test('starts over with other details, and keeps the old ones to edit', async () => {
  const { user } = await open();
  await request(user);
  await user.click(await screen.findByRole('button', { name: 'Change my details' }));
  expect(screen.getByLabelText('Email')).toHaveValue('a@example.com');
});

test('offers another code after its 300 s, without the picture only after it was read', async () => {
  const { user } = await open();
  await request(user);
  await screen.findByLabelText('Code from the message');
  jest.useFakeTimers({ advanceTimers: true });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Open the login' }));
  await screen.findByLabelText('Code from the message');
  act(() => jest.advanceTimersByTime(301_000));
  await user.click(await screen.findByRole('button', { name: 'Send again' }));
  expect(await screen.findByRole('button', { name: 'Send a code' })).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('a@example.com');
});

test('shows an error when a field is left, not while it is typed', async () => {
  const { user } = await open();
  await fill(user, 'Email', 'a@');
  expect(screen.getByLabelText('Email')).not.toHaveAccessibleDescription();
  await user.tab();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('This is not a complete email address.');
});

describe('after a reload', () => {
  /** Shows the page again with what the tab has kept. */
  async function reload({ unmount }: { unmount: () => void }, drafts: Map<string, string>) {
    unmount();
    const { clientCaptcha, captcha } = { clientCaptcha: { captcha: 0 as const }, captcha: picture };
    return show(<Page />, {
      drafts,
      answers: { clientCaptcha, captcha, proofOfWork: new Error('no such call'), passwordReset: null },
    });
  }

  test('continues at the code with its countdown, and keeps neither code nor passwords', async () => {
    const drafts = new Map<string, string>();
    const { user, ...before } = await open({}, drafts);
    await request(user);
    await fill(user, 'Code from the message', '123456');
    await fill(user, 'New password', 'fresh123');
    expect([...drafts.values()].join()).not.toMatch(/123456|fresh123|5678/);
    const after = await reload(before, drafts);
    expect(await screen.findByLabelText('Code from the message')).toHaveValue('');
    expect(screen.getByRole('button', { name: /^Again in (300|299|298) s$/ })).toBeDisabled();
    expect(screen.getByText(/^If a@example.com belongs to this account/)).toBeVisible();
    await setPassword(user);
    expect(await screen.findByText(/^Your new password is set/)).toBeVisible();
    expect(after.shell.api.sentTo(passwordReset)).toMatchObject([
      { account: 'player1', memberEmail: 'a@example.com' },
    ]);
    expect(drafts.has('forgot')).toBe(false);
  });

  test('keeps what was typed before a code was sent', async () => {
    const drafts = new Map<string, string>();
    const { user, ...before } = await open({}, drafts);
    await user.click(screen.getByRole('button', { name: 'Use my phone number' }));
    await fill(user, 'Phone number', '5550100');
    await reload(before, drafts);
    await user.click(await screen.findByRole('button', { name: 'Forgot your password?' }));
    expect(await screen.findByLabelText('Phone number')).toHaveValue('5550100');
    expect(screen.getByLabelText('Account name')).toHaveValue('player1');
  });

  test('shows the login when the code is over, and never counts longer than 300 s', async () => {
    const drafts = new Map<string, string>();
    const { user, ...before } = await open({}, drafts);
    await request(user);
    await screen.findByLabelText('Code from the message');
    const name = 'forgot';
    const draft = JSON.parse(drafts.get(name) ?? '{}') as { sent: { resendAt: number; expiresAt: number } };
    // The device's clock was set back by a day meanwhile.
    const day = 24 * 3_600_000;
    const late = { resendAt: draft.sent.resendAt + day, expiresAt: draft.sent.expiresAt + day };
    drafts.set(name, JSON.stringify({ ...draft, sent: late }));
    const again = await reload(before, drafts);
    expect(await screen.findByRole('button', { name: /^Again in (300|299) s$/ })).toBeDisabled();
    const over = { resendAt: late.resendAt - 2 * day, expiresAt: late.expiresAt - 2 * day };
    drafts.set(name, JSON.stringify({ ...draft, sent: over }));
    await reload(again, drafts);
    expect(await screen.findByLabelText('Password')).toBeVisible();
  });

  test.each(['', 'nonsense', '[]', '{"mode":"pigeon"}', '{"mode":"email","account":7}'])(
    'ignores a draft that it cannot read: %j',
    async (draft) => {
      await show(<Page />, {
        drafts: new Map([['forgot', draft]]),
        answers: { clientCaptcha: { captcha: 0 } },
      });
      expect(await screen.findByLabelText('Password')).toBeVisible();
    },
  );
});

test('says that no SMS can be sent, for every account alike', async () => {
  const { user } = await open({ passwordForgot: refuse('104') });
  await user.click(screen.getByRole('button', { name: 'Use my phone number' }));
  await request(user, '5550100', 'Phone number');
  expect(await screen.findByRole('alert')).toHaveTextContent('No code can be sent by SMS at present.');
  await user.click(screen.getByRole('button', { name: 'Use my email address' }));
  expect(screen.getByLabelText('Email')).toBeVisible();
});

test.each([
  ['a request', passwordForgot],
  ['a new password', passwordReset],
] as const)('sends %s again as it was when its answer was lost', async (_, call) => {
  let tries = 0;
  const once = <T,>(answer: T) => (++tries === 1 ? new CallError(call, { kind: 'network' }, '') : answer);
  const { shell, user } = await open(
    call === passwordForgot
      ? { passwordForgot: () => once({ resendInS: 300, validForS: 600 }) }
      : { passwordReset: () => once(null) },
  );
  await request(user);
  if (call === passwordForgot) {
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: 'Send a code' }));
  }
  await screen.findByLabelText('Code from the message');
  await setPassword(user);
  if (call === passwordReset) {
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: 'Set the password' }));
  }
  expect(await screen.findByText(/^Your new password is set/)).toBeVisible();
  const [first, second] = shell.api.sent.filter(({ name }) => name === call.name);
  expect(second).toEqual(first);
  expect(first?.idempotencyKey).toBeDefined();
});
