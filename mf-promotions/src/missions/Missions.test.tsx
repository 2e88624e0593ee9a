/** @jest-environment jsdom */
import type { Mission } from '@tessera/wire';
import { screen } from '@testing-library/react';
import { show } from '../test-scope.tsx';
import Missions from './Missions.tsx';

const mission = (given: Partial<Mission>): Mission => ({
  id: 1,
  kind: 'rounds',
  goal: 20,
  hallId: null,
  progress: 7,
  reward: '0.30',
  isDone: 0,
  renewsAt: null,
  endsAt: null,
  ...given,
});
const open = (list: Mission[], session: 'guest' | 'member' = 'member') =>
  show(<Missions />, { session, answers: { missionList: { list } } });

test('shows the three kinds, how far each is, and what it pays', async () => {
  await open([
    mission({ renewsAt: '2026-06-02T00:00:00-04:00' }),
    mission({ id: 2, kind: 'hall', hallId: 3, goal: 5, progress: 5, isDone: 1 }),
    mission({ id: 3, kind: 'streak', goal: 5, progress: 2, reward: '1.50' }),
  ]);
  const items = await screen.findAllByRole('listitem');
  expect(items).toHaveLength(3);
  expect(items[0]).toHaveTextContent(/Play 20 rounds.*Reward: \$0\.30.*7 of 20.*Begins again/);
  expect(items[1]).toHaveTextContent(/Live casino: play 5 rounds.*\$0\.30 is in your balance.*5 of 5/);
  expect(items[2]).toHaveTextContent(/Play on 5 days in a row.*Reward: \$1\.50.*2 of 5/);
});

test('says that there are none, and shows nothing to a guest', async () => {
  await open([]);
  expect(await screen.findByText('No missions at the moment')).toBeVisible();
  const { container } = await open([mission({})], 'guest');
  expect(container).toBeEmptyDOMElement();
});
