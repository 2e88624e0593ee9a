/** @jest-environment jsdom */
import { show } from '../test-scope.tsx';
import type { Answers } from '@tessera/testing';
import { CallError, preferences, preferencesSet, type MemberPreferences } from '@tessera/wire';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PreferencesPage from './PreferencesPage.tsx';

const KEPT: MemberPreferences = {
  language: null,
  contrast: 'system',
  motion: 'system',
  gameSound: 1,
  sessionClock: 1,
};

async function open(answers: Answers = {}) {
  let kept = KEPT;
  const user = userEvent.setup();
  const shown = await show(<PreferencesPage />, {
    session: 'member',
    answers: {
      preferences: () => kept,
      preferencesSet: (given) => (kept = { ...kept, ...given } as MemberPreferences),
      ...answers,
    },
  });
  return { ...shown, user };
}

test('keeps each choice at once', async () => {
  const { shell, user } = await open();
  await user.selectOptions(await screen.findByLabelText('Contrast'), 'More');
  await user.selectOptions(screen.getByLabelText('Motion'), 'Reduced');
  await user.click(screen.getByRole('checkbox', { name: 'Games start with sound' }));
  await waitFor(() =>
    expect(shell.api.sentTo(preferencesSet)).toEqual([
      { contrast: 'more' },
      { motion: 'reduced' },
      { gameSound: 0 },
    ]),
  );
  expect(screen.getByLabelText('Contrast')).toHaveValue('more');
  expect(screen.getByRole('checkbox', { name: 'Games start with sound' })).not.toBeChecked();
});

test('sends a choice at once, while the member’s channel opens', async () => {
  const { shell, user } = await open();
  const ensure = jest.spyOn(shell.live, 'ensureMemberChannel').mockReturnValue(new Promise(() => {}));
  await user.selectOptions(await screen.findByLabelText('Contrast'), 'More');
  expect(shell.api.sentTo(preferencesSet)).toEqual([{ contrast: 'more' }]);
  expect(ensure).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(shell.toast.shown).toEqual([{ tone: 'success', text: 'Saved.' }]));
});

test('keeps choices that are made while an earlier one is on its way, in one call', async () => {
  const { promise: first, resolve: answerFirst } = Promise.withResolvers<MemberPreferences>();
  let kept = KEPT;
  const { shell, user } = await open({
    preferencesSet: (given) => {
      kept = { ...kept, ...given } as MemberPreferences;
      return given.contrast ? first : kept;
    },
  });
  await user.selectOptions(await screen.findByLabelText('Contrast'), 'More');
  await user.selectOptions(screen.getByLabelText('Motion'), 'Reduced');
  await user.click(screen.getByRole('checkbox', { name: 'Games start with sound' }));
  expect(shell.api.sentTo(preferencesSet)).toEqual([{ contrast: 'more' }]);
  answerFirst({ ...KEPT, contrast: 'more' });
  await waitFor(() =>
    expect(shell.api.sentTo(preferencesSet)).toEqual([
      { contrast: 'more' },
      { motion: 'reduced', gameSound: 0 },
    ]),
  );
  await waitFor(() => expect(screen.getByLabelText('Motion')).toHaveValue('reduced'));
  expect(screen.getByLabelText('Contrast')).toHaveValue('more');
});

test('a language loads the page in it', async () => {
  const { shell, user } = await open();
  await user.selectOptions(await screen.findByLabelText('Language'), 'हिन्दी');
  await waitFor(() => expect(shell.locale.changes).toEqual(['hi_IN']));
});

test('goes back to what is kept when a choice could not be saved', async () => {
  const offline = new CallError(preferencesSet, { kind: 'network' }, '');
  const { shell, user } = await open({ preferencesSet: offline });
  await user.selectOptions(await screen.findByLabelText('Contrast'), 'More');
  await waitFor(() => expect(shell.toast.shown.at(-1)?.text).toMatch(/^There is no connection/));
  expect(screen.getByLabelText('Contrast')).toHaveValue('system');
});

test('says where a back end has no preferences', async () => {
  await open({ preferences: new CallError(preferences, { kind: 'unavailable' }, '') });
  expect(await screen.findByText('Not available here')).toBeVisible();
});
