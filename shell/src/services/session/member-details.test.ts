import { memberOf } from './session.machine.ts';

const LAYOUT = {
  id: 7,
  memberAccount: 'player1',
  memberCurrency: 'USD',
  memberCash: '1.00',
  cashVersion: 1,
  memberGradeName: 'Gold',
  memberType: 1,
  agentType: 0,
  agentLevel: 0,
  isAgent: 0,
  agentActive: 0,
  isPlaying: 0,
  cashBackStatus: 0,
  walletStatus: 0,
  firstLoginToChangePassword: 0,
  needBankAccountDepositVerified: 0,
} as const;

const detailsOf = (change: Partial<Parameters<typeof memberOf>[0]>) =>
  memberOf({ ...LAYOUT, ...change }, 'en_US').member.details;

test('gives a plain member no tasks and no agent status', () => {
  expect(detailsOf({})).toEqual({
    mustChangePassword: false,
    agent: { status: 'none', level: 0 },
    wallet: 'off',
    cashBack: 'off',
    isPlaying: false,
    needsBankVerification: false,
  });
});

test.each([
  [{ firstLoginToChangePassword: 1 }, { mustChangePassword: true }],
  [{ walletStatus: 1 }, { wallet: 'on', cashBack: 'off' }],
  [{ cashBackStatus: 1 }, { wallet: 'off', cashBack: 'on' }],
  [{ isPlaying: 1 }, { isPlaying: true }],
  [{ needBankAccountDepositVerified: 1 }, { needsBankVerification: true }],
  [{ isAgent: 1, agentActive: 1, agentLevel: 2 }, { agent: { status: 'active', level: 2 } }],
  [{ isAgent: 1, agentActive: 0, agentLevel: 2 }, { agent: { status: 'suspended', level: 2 } }],
] as const)('turns the layout answer %j into %j', (change, details) => {
  expect(detailsOf(change)).toMatchObject(details);
});
