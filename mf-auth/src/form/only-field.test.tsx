/** @jest-environment jsdom */
import '@tessera/testing/dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import AuthenticatorStep from '../authenticator/AuthenticatorStep.tsx';
import { SetUp } from '../authenticator/SetUp.tsx';
import { RenamePasskey } from '../passkeys/RenamePasskey.tsx';
import ProveDialog from '../proof/ProveDialog.tsx';
import { fill, show } from '../test-scope.tsx';

const ignore = () => undefined;
const passkey = {
  id: 1,
  name: '',
  createdAt: '2026-01-01T00:00:00Z',
  lastUsedAt: null,
  isBackedUp: 1,
} as const;

test.each<[name: string, label: string, part: ReactNode]>([
  [
    'a login’s code',
    'Code from the app',
    <AuthenticatorStep loginId="id" onLoggedIn={ignore} onLeave={ignore} />,
  ],
  [
    'an authenticator’s first code',
    'Code from the app',
    <SetUp secret="ABCD" uri="otpauth://totp/x?secret=ABCD" onConfirmed={ignore} />,
  ],
  ['a proof', 'Password', <ProveDialog args={{}} close={ignore} />],
  ['a passkey’s name', 'Name', <RenamePasskey passkey={passkey} onCancel={ignore} onDone={ignore} />],
])('shows the error of %s when its field is left, not while it is typed', async (_name, label, part) => {
  const user = userEvent.setup();
  await show(part, { session: 'member', answers: { proofMethods: { methods: ['password'] } } });
  const field = await screen.findByLabelText(label);
  await user.click(field);
  await user.tab();
  expect(field).toBeValid();
  await fill(user, label, 'a'.repeat(65));
  expect(field).toBeValid();
  await user.tab();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('This is too long. Please shorten it.');
  // The visitor has moved on: the focus stays there.
  expect(field).not.toHaveFocus();
  await user.type(field, 'a');
  expect(field).toBeValid();
});
