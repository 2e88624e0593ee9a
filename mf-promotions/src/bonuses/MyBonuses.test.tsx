/** @jest-environment jsdom */
import { refuse, type FakeShellOptions } from '@tessera/testing';
import { installDialog } from '@tessera/ui/testing';
import { bonusGiveUp, bonusList, CallError, memberCash } from '@tessera/wire';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { watchPromotions } from '../promotion/promotions.effects.ts';
import { show } from '../test-scope.tsx';
import { leftOf } from './ActiveBonus.tsx';
import { ended } from '../fairness/envelope.fixture.ts';
import { bonus } from './bonus.fixture.ts';
import MyBonuses from './MyBonuses.tsx';

beforeAll(installDialog);

const closedAt = '2026-05-03T12:00:00Z';
const LIST = [
  bonus(),
  bonus({ id: 2, title: 'Away goals', state: 'next', wagered: '0.00', startedAt: null, endsAt: null }),
  bonus({ id: 3, title: 'Spring', state: 'completed', wagered: '100.00', closedAt }),
  bonus({ id: 4, title: 'Winter', state: 'missed', reason: 'expired', wagered: '3.00', closedAt }),
];
const open = (answers: FakeShellOptions['answers'], session: 'guest' | 'member' = 'member') =>
  show(<MyBonuses />, { session, answers });
const region = (name: string) => screen.findByRole('region', { name });

test('shows what runs, what is up next, completed and missed', async () => {
  await open({ bonusList: { list: LIST } });
  const active = within(await region('A calm first week'));
  expect(active.getByText('Stakes left: $60.00')).toBeVisible();
  expect(active.getByRole('progressbar')).toHaveAttribute('value', '40');
  expect(active.getByText(/^Until May 8, 2026/)).toBeVisible();
  expect(active.getByText('Slots 100%, Live casino 10%')).toBeVisible();
  expect(await region('Up next')).toHaveTextContent('Away goals');
  expect(await region('Completed')).toHaveTextContent(/Spring.*Paid · \$100\.00 of \$100\.00/);
  expect(await region('Missed')).toHaveTextContent(/Winter.*Time is over · \$3\.00 of \$100\.00/);
});

test('says what is lost before a bonus is given up', async () => {
  let list = [bonus()];
  const { shell } = await open({
    bonusList: () => ({ list }),
    bonusGiveUp: () => {
      list = [bonus({ state: 'missed', reason: 'givenUp', closedAt })];
      return null;
    },
  });
  shell.dialogs.answerQuestions(false);
  const giveUp = await screen.findByRole('button', { name: 'Give up A calm first week?' });
  await userEvent.click(giveUp);
  expect(shell.dialogs.questions).toMatchObject([
    { body: expect.stringContaining('You lose the bonus of $10.00 and the $40.00 of stakes') },
  ]);
  expect(shell.api.sentTo(bonusGiveUp)).toEqual([]);
  shell.dialogs.answerQuestions(true);
  await userEvent.click(giveUp);
  await waitFor(() => expect(shell.api.sentTo(bonusGiveUp)).toEqual([{ id: 1 }]));
  expect(await region('Missed')).toHaveTextContent('Given up');
  expect(screen.getByText('No bonus is running')).toBeVisible();
});

test('says that a bonus was over already', async () => {
  const { shell } = await open({ bonusList: { list: [bonus()] }, bonusGiveUp: refuse('404') });
  shell.dialogs.answerQuestions(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Give up A calm first week?' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This bonus is over already.');
});

test('follows the rounds that are settled', async () => {
  let wagered = '40.00';
  const { shell, scope, signal } = await open({ bonusList: () => ({ list: [bonus({ wagered })] }) });
  watchPromotions(scope, signal);
  expect(await screen.findByText('Stakes left: $60.00')).toBeVisible();
  wagered = '65.50';
  act(() => shell.live.emit(memberCash, { cash: '1.00', version: 2 }));
  expect(await screen.findByText('Stakes left: $34.50')).toBeVisible();
});

test('leads to the promotions where there is none, and says why there is no answer', async () => {
  const { shell } = await open({ bonusList: { list: [] } });
  await userEvent.click(await screen.findByRole('link', { name: 'All promotions' }));
  expect(shell.windows.visited).toEqual(['/discount']);
  await open({ bonusList: new CallError(bonusList, { kind: 'unavailable' }, '') });
  expect(await screen.findByText('Not available here')).toBeVisible();
});

test('leads to the check of earlier envelopes', async () => {
  await open({ bonusList: { list: [] }, redEnvelopesEnded: { list: [ended().envelope] } });
  await userEvent.click(await screen.findByRole('button', { name: 'Earlier envelopes' }));
  const dialog = await screen.findByRole('dialog', { name: 'Earlier envelopes' });
  expect(await within(dialog).findByText('This envelope is as promised')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('shows and requests nothing for a guest', async () => {
  const { container, shell } = await open({}, 'guest');
  expect(container).toBeEmptyDOMElement();
  expect(shell.api.sent).toEqual([]);
});

test.each([
  ['100.00', '40.00', '60.00'],
  ['10.00', '9.95', '0.05'],
  ['5000', '120', '4880'],
  ['12345678901234567.89', '0.01', '12345678901234567.88'],
])('of %s with %s wagered, %s are left', (all, done, left) => {
  expect(leftOf(all, done)).toBe(left);
});
