/** @jest-environment jsdom */
import { refuse, type FakeShellOptions } from '@tessera/testing';
import { bonusList, bonusOptIn, CallError } from '@tessera/wire';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../test-scope.tsx';
import { bonus, OFFER } from './bonus.fixture.ts';
import OptIn from './OptIn.tsx';

const open = (answers: FakeShellOptions['answers'], session: 'guest' | 'member' | 'restoring' = 'member') =>
  show(<OptIn promotionId={2} offer={OFFER} />, {
    session,
    answers: { bonusList: { list: [] }, ...answers },
  });
const take = () => screen.findByRole('button', { name: 'Take the bonus of $10.00' });

test('says the terms and the cost beside the button, and takes the bonus by these terms', async () => {
  let list: ReturnType<typeof bonus>[] = [];
  const { shell } = await open({
    bonusList: () => ({ list }),
    bonusOptIn: () => {
      list = [bonus()];
      return { id: 1, state: 'active' };
    },
  });
  expect(screen.getByText('$4.00, at a return of 96%')).toBeVisible();
  expect(screen.getByText('7 days')).toBeVisible();
  expect(screen.getByText('Slots 100%, Live casino 10%')).toBeVisible();
  expect(await take()).toHaveAccessibleDescription('Costs on average: $4.00, at a return of 96%');
  await userEvent.dblClick(await take());
  expect(await screen.findByRole('status')).toHaveTextContent('You have this bonus, and it runs.');
  expect(shell.api.sentTo(bonusOptIn)).toEqual([{ promotionId: 2, version: 3 }]);
  await userEvent.click(screen.getByRole('link', { name: 'My bonuses' }));
  expect(shell.windows.visited).toEqual(['/user/MyBonuses']);
});

test.each([
  [refuse('101'), 'You have taken this bonus already.'],
  [refuse('102'), 'This bonus cannot be taken at the moment.'],
  [refuse('103'), 'The terms have changed.'],
  [new CallError(bonusOptIn, { kind: 'network' }, ''), 'There is no connection.'],
  [new CallError(bonusOptIn, { kind: 'timeout' }, ''), 'The answer took too long.'],
])('explains why the bonus is not taken: %s', async (failure, words) => {
  await open({ bonusOptIn: failure });
  await userEvent.click(await take());
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(await take()).toBeEnabled();
});

test('shows the terms of the opt-in, not those that are offered now', async () => {
  await open({ bonusList: { list: [bonus({ value: '8.00', state: 'missed', reason: 'givenUp' })] } });
  expect(await screen.findByText('$8.00')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('It cannot be taken again.');
  expect(screen.queryByText('$10.00')).not.toBeInTheDocument();
});

test('asks a guest to log in first, and comes back to the promotion', async () => {
  const { shell } = await open({}, 'guest');
  const requested = jest.fn();
  shell.bus.on('auth.loginRequested', requested);
  await userEvent.click(screen.getByRole('button', { name: 'Log in to take it' }));
  expect(requested).toHaveBeenCalledWith({ then: { kind: 'navigate', path: '/discount/2' } });
  expect(shell.api.sentTo(bonusList)).toEqual([]);
});

test('has no button until it is known who looks', async () => {
  await open({}, 'restoring');
  await waitFor(() => expect(screen.getByText('$10.00')).toBeVisible());
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('shows the highest stake of a round where the bonus has one', async () => {
  const { container } = await show(<OptIn promotionId={2} offer={{ ...OFFER, maxStake: '5.00' }} />, {
    session: 'guest',
  });
  expect(container).toHaveTextContent('Highest stake$5.00');
  expect(screen.getByRole('button', { name: 'Log in to take it' })).toHaveAccessibleDescription(
    'Costs on average: $4.00, at a return of 96%',
  );
});
