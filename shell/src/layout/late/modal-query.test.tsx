/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import { showFrame, type FrameOptions } from '../testing/show-frame.tsx';

async function show(options: FrameOptions) {
  const { services, ...frame } = await showFrame(options);
  const asked = jest.fn();
  services.bus.on('auth.loginRequested', () => asked('login'));
  services.bus.on('auth.registerRequested', () => asked('register'));
  return { ...frame, services, asked };
}

test.each(['login', 'register'])('opens the dialog of the address: modal=%s', async (modal) => {
  const { services, asked } = await show({ path: '/faq' });
  act(() => services.navigation.go(`/faq?modal=${modal}`));
  await waitFor(() => expect(asked.mock.calls).toEqual([[modal]]));
});

test.each([
  ['a member', 'login', 'member'],
  ['another name', 'other', 'guest'],
] as const)('opens no dialog for %s', async (_, modal, session) => {
  const { services, asked } = await show({ path: '/faq', session });
  await screen.findAllByRole('status');
  await act(async () => services.navigation.go(`/faq?modal=${modal}`));
  await act(() => services.session.settled());
  expect(asked).not.toHaveBeenCalled();
});
