/** @jest-environment jsdom */
import { keyOf } from '@tessera/kit';
import type { Answers } from '@tessera/testing';
import { hotGames, responsible } from '@tessera/wire';
import { waitFor } from '@testing-library/react';
import { startLobby } from './testing/render-lobby.tsx';

const HOT = keyOf(hotGames, { siteId: 1, currency: 'USD' });
const FREE = {
  currency: 'USD',
  limits: [],
  exclusion: null,
  realityCheckMinutes: 0,
  rules: {
    jurisdiction: 'open',
    loosenAfterHours: 24,
    selfExclusionLengths: ['6_months'],
    invitations: [],
    mustRead: 0,
  },
  isRecordsOnly: 0,
} satisfies Answers['responsible'];
const UNTIL = { from: '2026-01-01T00:00:00Z', until: '2026-02-01T00:00:00Z' };

/** A member returns to a page that came with the games of a guest. @returns whether these are still fresh */
async function returns(
  answer: Answers['responsible'],
  session: 'restoring' | 'member' = 'restoring',
): Promise<boolean> {
  const { shell, scope } = await startLobby({ session, answers: { responsible: answer } });
  scope.queries.setQueryData(HOT, { list: [] });
  if (session === 'restoring') shell.session.login();
  await waitFor(() => expect(shell.api.sentTo(responsible)).toHaveLength(1));
  await waitFor(() => expect(scope.queries.isFetching({ queryKey: keyOf(responsible) })).toBe(0));
  return !scope.queries.getQueryState(HOT)?.isInvalidated;
}

test.each<[string, Answers['responsible']]>([
  ['takes a break', { ...FREE, exclusion: { kind: 'time_out', ...UNTIL } }],
  ['sees records only', { ...FREE, isRecordsOnly: 1 }],
])('a guest’s offers are fetched again for a member who %s', async (_, answer) => {
  expect(await returns(answer)).toBe(false);
});

test('they are, too, where the lobby starts after the session was restored', async () => {
  expect(await returns({ ...FREE, isRecordsOnly: 1 }, 'member')).toBe(false);
});

test('they stay for a member who takes no break', async () => {
  expect(await returns(FREE)).toBe(true);
});
