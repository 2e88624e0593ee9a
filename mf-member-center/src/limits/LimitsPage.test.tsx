/** @jest-environment jsdom */
import { show } from '../test-scope.tsx';
import { refuse, type Answers } from '@tessera/testing';
import { CallError, responsible, responsibleLimit, responsibleLimitCancel } from '@tessera/wire';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MEMBER } from '../testing/member.fixture.ts';
import { limitOf, STATE } from './limits.fixture.ts';
import LimitsPage from './LimitsPage.tsx';

const PENDING = { amount: '200.00', effectiveAt: '2026-11-25T10:00:00Z' };

async function open(answers: Answers = {}, at = '/user/Limits', drafts = new Map<string, string>()) {
  const user = userEvent.setup();
  const shown = await show(
    <LimitsPage member={MEMBER} />,
    {
      session: 'member',
      drafts,
      answers: {
        responsible: STATE,
        responsibleLimit: ({ kind, period, amount }) => ({ limit: limitOf({ kind, period, amount }) }),
        ...answers,
      },
    },
    at,
  );
  return { ...shown, user };
}
const withLimit = (limit: ReturnType<typeof limitOf>): Answers => ({
  responsible: {
    ...STATE,
    limits: STATE.limits.map((one) => (one.kind === limit.kind && one.period === limit.period ? limit : one)),
  },
});
const amount = () => screen.findByLabelText('Amount');
const set = () => screen.getByRole('button', { name: /^Set (a )?limit/ });

test('sets the chosen limit, and says that it applies now', async () => {
  const { shell, user } = await open();
  await user.selectOptions(await screen.findByLabelText('Limit for'), 'Losses');
  await user.selectOptions(screen.getByLabelText('Period'), 'Each day');
  expect(screen.getByLabelText('Limit for')).toHaveAccessibleDescription(
    'What you stake minus what you win.',
  );
  await user.type(await amount(), '1,5');
  await user.click(set());
  await waitFor(() =>
    expect(shell.api.sentTo(responsibleLimit)).toEqual([{ kind: 'loss', period: 'day', amount: '1.50' }]),
  );
  expect(shell.toast.shown.at(-1)?.text).toBe('This limit applies now.');
  expect(await amount()).toHaveValue('');
});

test('keeps the typed amount over a reload, until the limit is set', async () => {
  const drafts = new Map<string, string>();
  const before = await open({}, undefined, drafts);
  await before.user.type(await amount(), '150');
  before.unmount();
  const after = await open({}, undefined, drafts);
  expect(await amount()).toHaveValue('150');
  await after.user.click(set());
  await waitFor(() => expect(after.shell.toast.shown).toHaveLength(1));
  expect(drafts.size).toBe(0);
});

test('forgets the amount of a limit that was set after the page was left', async () => {
  const answer = Promise.withResolvers<{ limit: ReturnType<typeof limitOf> }>();
  const drafts = new Map<string, string>();
  const { shell, user, unmount } = await open({ responsibleLimit: () => answer.promise }, undefined, drafts);
  await user.type(await amount(), '150');
  await user.click(set());
  unmount();
  answer.resolve({ limit: limitOf({ amount: '150.00' }) });
  await waitFor(() => expect(shell.toast.shown).toMatchObject([{ tone: 'success' }]));
  expect(drafts.size).toBe(0);
});

test('names the site’s clock where the device has another, for the reset and for a change that waits', async () => {
  await open(withLimit(limitOf({ amount: '100.00', pending: PENDING })));
  expect(await screen.findByText(/Dec 1, 2026, 12:00\sAM GMT-4 \(/u)).toBeVisible();
  expect(screen.getByText(/Nov 25, 2026, 6:00\sAM GMT-4 \(/u)).toBeVisible();
});

test.each([
  ['', 'Enter an amount.'],
  ['0', /^Enter an amount above zero/],
  ['-10', /^Enter an amount above zero/],
  ['10.5555', 'Enter at most 2 decimals.'],
  ['99999999999999999999', 'This amount is too large.'],
  ['1.000', /^This can mean two amounts\. .* 1000\.$/],
])('does not send "%s"', async (typed, words) => {
  const { shell, user } = await open();
  if (typed) await user.type(await amount(), typed);
  else await amount();
  await user.click(set());
  expect(await amount()).toHaveAccessibleDescription(words);
  expect(await amount()).toHaveFocus();
  expect(await amount()).toHaveValue(typed);
  expect(shell.api.sentTo(responsibleLimit)).toEqual([]);
});

test('names the amount that was read on the button, and sets that one', async () => {
  const { shell, user } = await open();
  await user.type(await amount(), '1,000');
  await user.click(screen.getByRole('button', { name: 'Set limit $1,000.00' }));
  await waitFor(() => expect(shell.api.sentTo(responsibleLimit)).toMatchObject([{ amount: '1000.00' }]));
});

test('says what is wrong when the field is left, and not while it is typed into', async () => {
  const { user } = await open();
  await user.type(await amount(), '1.000');
  expect(await amount()).toHaveAccessibleDescription('');
  await user.tab();
  expect(await amount()).toHaveAccessibleDescription(/^This can mean two amounts/);
});

test('a looser limit says from when it applies', async () => {
  const { shell, user } = await open({
    responsibleLimit: { limit: limitOf({ amount: '100.00', pending: PENDING }) },
  });
  await user.type(await amount(), '200');
  await user.click(set());
  await waitFor(() =>
    expect(shell.toast.shown.at(-1)?.text).toMatch(/^The change applies from Nov 25, 2026/),
  );
});

test('shows what is used, and opens the form for a change', async () => {
  const limit = limitOf({
    kind: 'wager',
    period: 'week',
    amount: '80.00',
    used: '20.00',
    remaining: '60.00',
  });
  const { user } = await open(withLimit(limit));
  const panel = await screen.findByRole('region', { name: 'Stakes' });
  expect(within(panel).getByRole('progressbar', { name: /Each week/ })).toHaveValue(25);
  expect(panel).toHaveTextContent('$20.00 of $80.00');
  await user.click(within(panel).getByRole('button', { name: 'Change: Stakes, Each week' }));
  expect(window.location.search).toBe('?kind=wager&period=week');
  expect(await amount()).toHaveFocus();
});

test('removes a limit', async () => {
  const { shell, user } = await open(withLimit(limitOf({ amount: '80.00' })));
  await user.click(await screen.findByRole('button', { name: 'Remove: Deposits, Each month' }));
  await waitFor(() =>
    expect(shell.api.sentTo(responsibleLimit)).toEqual([{ kind: 'deposit', period: 'month', amount: null }]),
  );
});

describe('a change that waits', () => {
  const waiting = withLimit(limitOf({ amount: '100.00', pending: PENDING }));

  test('can be taken back', async () => {
    const { shell, user } = await open({ ...waiting, responsibleLimitCancel: { limit: limitOf() } });
    expect(await screen.findByText(/^From Nov 25, 2026.*\$200\.00$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep the present limit' }));
    await waitFor(() => expect(shell.toast.shown.at(-1)?.text).toBe('Your present limit stays.'));
    expect(shell.api.sentTo(responsibleLimitCancel)).toEqual([{ kind: 'deposit', period: 'month' }]);
  });

  test('says that it applies already (101)', async () => {
    const { shell, user } = await open({ ...waiting, responsibleLimitCancel: refuse('101') });
    await user.click(await screen.findByRole('button', { name: 'Keep the present limit' }));
    await waitFor(() => expect(shell.toast.shown.at(-1)?.text).toBe('This change applies already.'));
  });
});

test('keeps what is typed when there is no connection', async () => {
  const { user } = await open({ responsibleLimit: new CallError(responsibleLimit, { kind: 'network' }, '') });
  await user.type(await amount(), '50');
  await user.click(set());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^There is no connection/);
  expect(await amount()).toHaveValue('50');
});

test('says where a back end has no limits', async () => {
  await open({ responsible: new CallError(responsible, { kind: 'unavailable' }, '') });
  expect(await screen.findByText('Not available here')).toBeVisible();
});
