import { createDialogs } from '../dialogs/dialogs.ts';
import { NO_BACK_BUTTON } from '../dialogs/back-button.ts';
import { createProve } from './prove.ts';

const MEMBER = {
  status: 'member',
  member: {
    id: 7,
    account: 'player1',
    currency: 'USD',
    gradeName: '',
    type: 1,
    isAgent: false,
    agentActive: false,
  },
  balance: { amount: '0', version: 1 },
} as const;

function start(session: typeof MEMBER | { readonly status: 'guest' } = MEMBER) {
  const dialogs = createDialogs(NO_BACK_BUTTON);
  return { dialogs, prove: createProve({ session: { get: () => session }, dialogs }) };
}

test.each([
  ['proved', true],
  [undefined, false],
])('opens mf-auth’s dialog; closed with %s it resolves to %s', async (result, isProved) => {
  const { dialogs, prove } = start();
  const proving = prove();
  const [open] = dialogs.open$.get();
  expect(open).toMatchObject({ kind: 'offered', name: 'mf-auth:prove', args: {} });
  dialogs.close(open!.id, result);
  await expect(proving).resolves.toBe(isProved);
});

test('resolves to false where the dialog is unavailable', async () => {
  const { dialogs, prove } = start();
  const proving = prove();
  dialogs.fail(dialogs.open$.get()[0]!.id);
  await expect(proving).resolves.toBe(false);
});

test('opens one dialog for two requests at the same time', async () => {
  const { dialogs, prove } = start();
  const both = Promise.all([prove(), prove()]);
  expect(dialogs.open$.get()).toHaveLength(1);
  dialogs.close(dialogs.open$.get()[0]!.id, 'proved');
  await expect(both).resolves.toEqual([true, true]);
});

test('does not ask guests', async () => {
  const { dialogs, prove } = start({ status: 'guest' });
  await expect(prove()).resolves.toBe(false);
  expect(dialogs.open$.get()).toEqual([]);
});
