import { hashPassword } from '../../auth/passwords.ts';
import { changeSecurity } from '../../auth/security.ts';
import { cashierOf, USD_ACCOUNT, WITHDRAW_PASSWORD } from '../../testing/cashier.ts';
import type { Person, Scene } from '../scene.ts';
import { nothing, type Samples } from '../sample.ts';

type Keys =
  | 'bankAccountAdd'
  | 'bankAccountDefault'
  | 'bankAccountList'
  | 'bankAccountRemove'
  | 'depositCancel'
  | 'depositCreate'
  | 'depositDetail'
  | 'depositList'
  | 'depositMethods'
  | 'paymentRecords'
  | 'withdrawalCancel'
  | 'withdrawalCreate'
  | 'withdrawalDetail'
  | 'withdrawalList'
  | 'withdrawalTerms';

const withdrawPasswordHash = hashPassword(WITHDRAW_PASSWORD);

/** Somebody new whom money may be paid out to. */
async function careful({ platform, newcomer }: Scene): Promise<Person> {
  const person = await newcomer();
  await changeSecurity(platform.db, person.id, { withdrawPasswordHash: await withdrawPasswordHash });
  return person;
}

/** An account that nobody has bound. */
const newAccount = (scene: Scene) => ({
  ...USD_ACCOUNT,
  accountNumber: scene.unique('').padStart(12, '5'),
});

async function withAccount(scene: Scene) {
  const { token } = await careful(scene);
  const { account } = await scene.platform.send('bankAccountAdd', newAccount(scene), { token });
  return { token, id: account.id };
}

async function withOrder(scene: Scene) {
  const { token } = await scene.newcomer();
  const { orderNumber } = await cashierOf(() => scene.platform).order(token, '20');
  return { payload: { orderNumber }, token };
}

async function withWithdrawal(scene: Scene) {
  const { token, id } = await withAccount(scene);
  const cashier = cashierOf(() => scene.platform);
  await cashier.allowCancelling();
  const { orderNumber } = await cashier.withdraw(token, id, '20');
  return { payload: { orderNumber }, token };
}

const PERIOD = { from: '2026-01-01T00:00:00Z', to: '2036-01-01T00:00:00+05:30', page: 1, count: 20 };

export const cashierSamples = {
  bankAccountList: nothing,
  async bankAccountAdd(scene) {
    const { token } = await careful(scene);
    return { payload: newAccount(scene), token };
  },
  async bankAccountDefault(scene) {
    const { token, id } = await withAccount(scene);
    return { payload: { id }, token };
  },
  async bankAccountRemove(scene) {
    const { token, id } = await withAccount(scene);
    return { payload: { id }, token };
  },
  depositMethods: nothing,
  async depositCreate({ platform, newcomer }) {
    const { token } = await newcomer();
    const methodId = await cashierOf(() => platform).methodId(token);
    return { payload: { methodId, amount: '20.5' }, token };
  },
  depositList: () => ({ payload: { status: 'pending', ...PERIOD } }),
  depositDetail: withOrder,
  depositCancel: withOrder,
  withdrawalTerms: nothing,
  async withdrawalCreate(scene) {
    const { token, id } = await withAccount(scene);
    return {
      payload: { bankAccountId: id, amount: '25', withdrawPassword: WITHDRAW_PASSWORD },
      token,
    };
  },
  withdrawalList: () => ({ payload: { status: 'approved', ...PERIOD } }),
  withdrawalDetail: withWithdrawal,
  withdrawalCancel: withWithdrawal,
  paymentRecords: () => ({ payload: { kind: 'deposit', status: 'paid', ...PERIOD } }),
} satisfies Samples<Keys>;
