/** @jest-environment jsdom */
import { show } from '../test-scope.tsx';
import { screen } from '@testing-library/react';
import LineMembers from './LineMembers.tsx';

test.each([
  ['sign_in', 'Daily sign-in'],
  ['red_envelope', 'Red envelope'],
  ['roulette_prize', 'Roulette prize'],
  ['recommendation', 'Reward for a friend'],
  ['bonus', 'Bonus'],
  ['mission', 'Reward for a mission'],
  ['a_new_kind', 'Other bonuses'],
])('names what the site gave to the members of a line: %s', async (kind, words) => {
  await show(<LineMembers id={5} level={1} currency="USD" />, {
    session: 'agent',
    answers: {
      agentSettlementMembers: { list: [], totalCount: 0, bonuses: [{ kind, amount: '60.00' }] },
    },
  });
  expect((await screen.findByText(words)).nextSibling).toHaveTextContent('$60.00');
});
