/** @jest-environment jsdom */
import type { Answers, FakeShellOptions } from '@tessera/testing';
import { agentTransfer, CallError } from '@tessera/wire';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../test-scope.tsx';
import { AGENT, downlineMember } from '../testing/agent.fixture.ts';
import TransferPage from './TransferPage.tsx';

const LIMITS = { least: '1.00', most: '500.00', mostPerDay: '1000.00', leftToday: '300.00' };
const DONE = { id: 10, reference: '4711', cash: '1209.50', leftToday: '275.00' };

async function open(answers: Answers, options: FakeShellOptions = {}, search = '') {
  const user = userEvent.setup();
  const shown = await show(
    <TransferPage member={AGENT} />,
    {
      session: 'agent',
      answers: {
        agentTransfers: { list: [], totalCount: 0, limits: LIMITS },
        agentDownline: ({ account }) => {
          const list = account === 'ann01' || account === '11' ? [downlineMember(11)] : [downlineMember(12)];
          return { list, totalCount: list.length, levels: [] };
        },
        ...answers,
      },
      ...options,
    },
    `/proxy/Transfer${search}`,
  );
  await screen.findByRole('heading', { name: 'New transfer' });
  return { ...shown, user };
}

type Shown = Awaited<ReturnType<typeof open>>;

const receiver = () => screen.getByLabelText('Player’s account or number');
const digits = () => screen.getByLabelText('Withdrawal password');

async function fill({ user }: Shown): Promise<void> {
  await user.type(receiver(), 'ann01{Enter}');
  await screen.findByText('pl•••11, number 11, level 1');
  await user.type(screen.getByLabelText('Amount'), '25');
  await user.type(screen.getByLabelText(/^Note to the player/), 'For the weekend');
}

async function send({ user }: Shown, typed = '8642'): Promise<void> {
  await user.type(digits(), typed);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(await screen.findByRole('button', { name: 'Transfer $25.00' }));
}

const keysOf = ({ shell }: Shown) =>
  shell.api.sent.filter(({ name }) => name === agentTransfer.name).map((one) => one.idempotencyKey);

const createTab = () => ({ drafts: new Map<string, string>(), kept: new Map() });

test('keeps the key of a transfer whose answer was lost, also with other digits', async () => {
  let isLost = true;
  const shown = await open({
    agentTransfer: () => (isLost ? new CallError(agentTransfer, { kind: 'network' }, '') : DONE),
  });
  await fill(shown);
  await send(shown);
  await screen.findByRole('alert');
  isLost = false;
  await shown.user.clear(digits());
  await send(shown, '8643');
  await screen.findByText('$25.00 is now with pl•••11.');
  expect(keysOf(shown)).toHaveLength(2);
  expect(new Set(keysOf(shown)).size).toBe(1);
});

test('continues a transfer whose answer was lost, after a reload and without its digits', async () => {
  const tab = createTab();
  const before = await open({ agentTransfer: new CallError(agentTransfer, { kind: 'timeout' }, '') }, tab);
  await fill(before);
  await send(before);
  await screen.findByRole('alert');
  before.unmount();
  expect(JSON.stringify([...tab.drafts, ...tab.kept])).not.toContain('8642');
  const after = await open({ agentTransfer: DONE }, tab);
  expect(await screen.findByText('pl•••11, number 11, level 1')).toBeVisible();
  expect(receiver()).toHaveValue('ann01');
  expect(screen.getByLabelText('Amount')).toHaveValue('25');
  expect(screen.getByLabelText(/^Note to the player/)).toHaveValue('For the weekend');
  expect(digits()).toHaveValue('');
  await send(after);
  await screen.findByText('$25.00 is now with pl•••11.');
  expect(keysOf(after)).toEqual(keysOf(before));
  expect(tab.drafts.size).toBe(0);
});

test('keeps a receiver that replaced the one of the address, until another address names one', async () => {
  const tab = createTab();
  const before = await open({}, tab, '?member=12');
  await screen.findByText('pl•••12, number 12, level 1');
  await before.user.clear(receiver());
  await fill(before);
  before.unmount();
  const reloaded = await open({}, tab, '?member=12');
  expect(await screen.findByText('pl•••11, number 11, level 1')).toBeVisible();
  reloaded.unmount();
  await open({}, tab, '?member=13');
  expect(receiver()).toHaveValue('13');
});
