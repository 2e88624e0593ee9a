/** @jest-environment jsdom */
import type { Answers } from '@tessera/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../test-scope.tsx';
import { AGENT } from '../testing/agent.fixture.ts';
import StratifiedTablePage from './StratifiedTablePage.tsx';

test('offers the currencies of the downline, not all of the site', async () => {
  const answer = { currency: 'USD', currencies: ['INR', 'USD'], list: [] } satisfies Answers['agentStrata'];
  await show(
    <StratifiedTablePage member={AGENT} />,
    { session: 'agent', answers: { agentStrata: answer, gameList: { list: [] } } },
    '/proxy/StratifiedTable',
  );
  await screen.findByText('No players in this currency');
  await userEvent.click(screen.getByRole('button', { name: /^Currency/ }));
  const options = await screen.findAllByRole('menuitemradio');
  expect(options.map(({ textContent }) => textContent)).toEqual(['INR', 'USD']);
});
