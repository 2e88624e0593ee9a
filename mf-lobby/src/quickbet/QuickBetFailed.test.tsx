/** @jest-environment jsdom */
import { frame, ORIGIN, show } from './quickbet.fixture.tsx';
import { refuse, type FakeShellOptions } from '@tessera/testing';
import { checkIframe, responsibleRealityCheckAcknowledge, sportQuickbetUrl } from '@tessera/wire';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { A_CHECK } from '../testing/reality.ts';

describe('a refusal shows the next step', () => {
  const refused = (code: string, words = '', options: FakeShellOptions = {}) =>
    show({ ...options, answers: { ...options.answers, sportQuickbetUrl: refuse(code, words) } });

  test('203: closed, with a retry', async () => {
    const { shell } = await refused('203');
    expect(
      await screen.findByText('Quick bet is closed for maintenance. Please try again later.'),
    ).toBeVisible();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(shell.api.sentTo(sportQuickbetUrl)).toHaveLength(2));
  });

  test('404: not available, with a hint to the other games', async () => {
    const { shell } = await refused('404');
    expect(await screen.findByText(/^The quick bet is not offered here in your currency\./)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(shell.report.errors).toEqual([]);
  });

  test('405: asks to log in, and returns afterwards', async () => {
    const { shell } = await refused('405');
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Log in' }));
    expect(shell.bus.emitted).toEqual([
      { name: 'auth.loginRequested', payload: { then: { kind: 'navigate', path: '/?hall=4' } } },
    ]);
  });

  test('957: links to customer service', async () => {
    const { shell } = await refused('957', '', { session: 'member' });
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Contact support' }));
    expect(shell.windows.external).toEqual(['https://help.example/chat']);
  });

  test('957: links to customer service on a page of this site', async () => {
    const { shell } = await refused('957', '', {
      session: 'member',
      settings: { customerServiceLink: '/faq/8' },
    });
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Contact support' }));
    expect(shell.windows.visited).toEqual(['/faq/8']);
    expect(shell.windows.external).toEqual([]);
  });

  test.each([
    ['961', 'You are taking a break', 'You can play again tomorrow.'],
    ['962', 'Your limit is used up', 'Your loss limit is used up until Monday.'],
  ])('%s: until when, in the words of the platform', async (code, title, words) => {
    await refused(code, words, { session: 'member' });
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
  });

  test('963: shows the reality check, and then the frame', async () => {
    let isSeen = false;
    const { shell } = await show({
      session: 'member',
      answers: {
        responsibleRealityCheck: A_CHECK,
        responsibleRealityCheckAcknowledge: () => {
          isSeen = true;
          return A_CHECK;
        },
        sportQuickbetUrl: () =>
          isSeen ? { url: `${ORIGIN}/play/x`, detail: { url: `${ORIGIN}/play/x`, gpId: 3 } } : refuse('963'),
      },
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Have a look' }));
    await waitFor(() => expect(shell.dialogs.questions).toHaveLength(1));
    expect(shell.dialogs.questions[0]?.body).toMatch(/15 min in games, \$120\.00 staked, \$80\.00 won\./);
    expect(shell.api.sentTo(responsibleRealityCheckAcknowledge)).toEqual([]);
    shell.dialogs.answerQuestions(true);
    await user.click(screen.getByRole('button', { name: 'Have a look' }));
    expect(await frame()).toHaveAttribute('src', `${ORIGIN}/play/x`);
  });

  test('offers a retry for any other failure, and reports it', async () => {
    const { shell } = await refused('500');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(shell.report.errors).toHaveLength(1);
  });
});

test('asks whether its page may be framed, and shows a retry in place of one that forbids it', async () => {
  const url = `${ORIGIN}/forbidden?launch=1`;
  const { shell } = await show({
    answers: {
      sportQuickbetUrl: { url, detail: { url, gpId: 3 } },
      checkIframe: { allowed: 0, reason: 'refused' },
    },
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByTitle('Quick bet')).toBeNull();
  // Without the token, which works once.
  expect(shell.api.sentTo(checkIframe)).toEqual([{ url: `${ORIGIN}/forbidden` }]);
  expect(shell.report.errors).toHaveLength(1);
});

test('asks a guest to log in without a request on a site without guest demos', async () => {
  const { shell } = await show({ settings: { guestDemo: false } });
  expect(await screen.findByText(/^The quick bet is for members here\./)).toBeVisible();
  expect(shell.api.sentTo(sportQuickbetUrl)).toEqual([]);
});
