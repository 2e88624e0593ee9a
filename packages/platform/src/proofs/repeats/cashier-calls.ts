import { eq, and } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { cashierSettings, depositMethods } from '../../db/schema/cashier.ts';
import { bindAccount, giveWithdrawPassword, makeAgent, WITHDRAW_PASSWORD } from '../cashier-players.ts';
import { makePlayers, type Player } from '../players.ts';
import { answerOf, type Sent } from '../processes/client.ts';
import { asMember, newPlayer, ofNotice, ofPlayer, type MoneyCase, type Scene } from './money-case.ts';

async function withWithdrawPassword(db: Database): Promise<Player> {
  const player = await newPlayer(db);
  await giveWithdrawPassword(db, player);
  return player;
}

/** A withdrawal of 20 USD, ready to be asked for. */
export async function prepareWithdrawal(db: Database) {
  const player = await withWithdrawPassword(db);
  const bankAccountId = await bindAccount(db, player);
  const named = { key: 'withdrawalCreate', ...asMember(player) } as const;
  const payload = { bankAccountId, amount: '20', withdrawPassword: WITHDRAW_PASSWORD };
  const sent: Sent<'withdrawalCreate'> = { ...named, payload };
  return { player, sent, other: { ...named, payload: { ...payload, amount: '30' } } };
}

/** A deposit of 20 USD, ready to be ordered. */
async function prepareDeposit(db: Database) {
  const player = await newPlayer(db);
  const isCard = and(eq(depositMethods.currency, 'USD'), eq(depositMethods.kind, 'card'));
  const [method] = await db.select().from(depositMethods).where(isCard);
  const named = { key: 'depositCreate', ...asMember(player) } as const;
  const payload = { methodId: method?.id ?? 0, amount: '20' };
  const sent: Sent<'depositCreate'> = { ...named, payload };
  return { player, sent, other: { ...named, payload: { ...payload, amount: '30' } } };
}

/** What comes from the payment provider, goes to the bank, and from agents to their members. */
export const CASHIER_CASES: readonly MoneyCase[] = [
  {
    name: 'depositCreate',
    isFreeAfterADay: true,
    async prepare({ db }) {
      const { player, sent, other } = await prepareDeposit(db);
      return ofPlayer(player, { sent, other, change: 0n, orders: 1 });
    },
  },
  {
    name: 'notice of a payment',
    isFreeAfterADay: false,
    async prepare({ db, client }) {
      const { player, sent } = await prepareDeposit(db);
      const { orderNumber } = await answerOf(client, sent);
      const notice = { orderNumber, status: 'paid', amount: '20', currency: 'USD' } as const;
      return ofNotice(player, notice, 2_000n);
    },
  },
  {
    name: 'withdrawalCreate',
    isFreeAfterADay: true,
    async prepare({ db }) {
      const { player, sent, other } = await prepareWithdrawal(db);
      return ofPlayer(player, { sent, other, change: -2_000n });
    },
  },
  {
    name: 'withdrawalCancel',
    isFreeAfterADay: false,
    async prepare({ db, client }: Scene) {
      const { player, sent: create } = await prepareWithdrawal(db);
      await db.update(cashierSettings).set({ mayCancelWithdrawal: true });
      const { orderNumber } = await answerOf(client, create);
      const named = { key: 'withdrawalCancel', ...asMember(player) } as const;
      const other: Sent = { ...named, payload: { orderNumber: `${orderNumber}0` } };
      return ofPlayer(player, { sent: { ...named, payload: { orderNumber } }, change: 2_000n, other });
    },
  },
  {
    name: 'agentTransfer',
    isFreeAfterADay: true,
    async prepare({ db }) {
      const player = await withWithdrawPassword(db);
      const [brought] = await makePlayers(db, 1);
      if (!brought) throw new Error('nobody was brought');
      await makeAgent(db, player, [brought]);
      const named = { key: 'agentTransfer', ...asMember(player) } as const;
      const payload = { memberId: brought.id, amount: '12.50', withdrawPassword: WITHDRAW_PASSWORD };
      const other: Sent = { ...named, payload: { ...payload, amount: '13' } };
      return ofPlayer(player, { sent: { ...named, payload }, change: -1_250n, other });
    },
  },
];
