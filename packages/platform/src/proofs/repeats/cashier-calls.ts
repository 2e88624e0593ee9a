import { eq } from 'drizzle-orm';
import { hashPassword } from '../../auth/passwords.ts';
import { changeSecurity } from '../../auth/security.ts';
import type { Database } from '../../db/connect.ts';
import { bankAccounts } from '../../db/schema/cashier.ts';
import { members } from '../../db/schema/members.ts';
import { introductions } from '../../db/schema/registration.ts';
import { makePlayers, type Player } from '../players.ts';
import { answerOf, type Sent } from '../processes/client.ts';
import { asMember, newPlayer, type MoneyCase, type Scene } from './money-case.ts';

const WITHDRAW_PASSWORD = '1357';
const hashed = hashPassword(WITHDRAW_PASSWORD);

async function withWithdrawPassword(db: Database): Promise<Player> {
  const player = await newPlayer(db);
  await changeSecurity(db, player.id, { withdrawPasswordHash: await hashed });
  return player;
}

/** A withdrawal of 20 USD, ready to be asked for. */
async function prepareWithdrawal(db: Database) {
  const player = await withWithdrawPassword(db);
  const [account] = await db
    .insert(bankAccounts)
    .values({
      memberId: player.id,
      currency: 'USD',
      bankName: 'First Bank',
      holderName: 'Grace Porter',
      number: `0000${player.id}`,
      isDefault: true,
    })
    .returning({ id: bankAccounts.id });
  const bankAccountId = account?.id ?? 0;
  const named = { key: 'withdrawalCreate', ...asMember(player) } as const;
  const payload = { bankAccountId, amount: '20', withdrawPassword: WITHDRAW_PASSWORD };
  const sent: Sent<'withdrawalCreate'> = { ...named, payload };
  return { player, sent, other: { ...named, payload: { ...payload, amount: '30' } } };
}

/** What goes to the bank, and from agents to their members. Deposits are credited by notices: `cashier/notice.test.ts`. */
export const CASHIER_CASES: readonly MoneyCase[] = [
  {
    name: 'withdrawalCreate',
    isFreeAfterADay: true,
    prepare: async ({ db }) => ({ ...(await prepareWithdrawal(db)), change: -2_000n }),
  },
  {
    name: 'withdrawalCancel',
    isFreeAfterADay: false,
    async prepare({ db, client }: Scene) {
      const { player, sent: create } = await prepareWithdrawal(db);
      const { orderNumber } = await answerOf(client, create);
      const named = { key: 'withdrawalCancel', ...asMember(player) } as const;
      const other: Sent = { ...named, payload: { orderNumber: `${orderNumber}0` } };
      return { player, sent: { ...named, payload: { orderNumber } }, change: 2_000n, other };
    },
  },
  {
    name: 'agentTransfer',
    isFreeAfterADay: true,
    async prepare({ db }) {
      const player = await withWithdrawPassword(db);
      const agent = { isAgent: true, agentActive: true, agentType: 1, agentLevel: 1 };
      await db.update(members).set(agent).where(eq(members.id, player.id));
      const [brought] = await makePlayers(db, 1);
      const memberId = brought?.id ?? 0;
      await db.insert(introductions).values({ memberId, introducerId: player.id, via: 'member_agent' });
      const named = { key: 'agentTransfer', ...asMember(player) } as const;
      const payload = { memberId, amount: '12.50', withdrawPassword: WITHDRAW_PASSWORD };
      const other: Sent = { ...named, payload: { ...payload, amount: '13' } };
      return { player, sent: { ...named, payload }, change: -1_250n, other };
    },
  },
];
