import { ensureDatabase } from '@tessera/server';
import { activityHandlers } from '../activities/activities.handlers.ts';
import { bonusHandlers } from '../bonuses/bonuses.handlers.ts';
import { missionHandlers } from '../bonuses/missions.handlers.ts';
import { connect, type Connection, type Database } from '../db/connect.ts';
import { bonuses, missions } from '../db/schema/bonuses.ts';
import { providers } from '../db/schema/catalogue.ts';
import type { Member } from '../db/schema/members.ts';
import { Refusal } from '../http/refusal.ts';
import { takeTurns } from '../ledger/turns.ts';
import { responsibleHandlers } from '../responsible/responsible.handlers.ts';
import type { Services } from '../services.ts';
import { readSettings } from '../settings.ts';
import { memberOf, playRound } from '../testing/agents.ts';
import { TEMPLATE, freshName, testRun } from '../testing/test-run.ts';
import { moneyHandlers } from './money.handlers.ts';

/** Requests of one member at once. */
const AT_ONCE = 8;

let connection: Connection;
let member: Member;
let gpId: number;
beforeAll(async () => {
  connection = connect(await ensureDatabase(testRun().clusterUrl, freshName(), TEMPLATE), () => undefined);
  const { db } = connection;
  member = await memberOf(db, 'player01');
  const [provider] = await db.select().from(providers).limit(1);
  if (!provider) throw new Error('the seed has no provider');
  gpId = provider.id;
});
afterAll(() => connection.close());

/** A database that counts the serialisable transactions: those that are open, and the most that were open at once. */
function watch(db: Database) {
  const counted = { open: 0, most: 0 };
  const transaction: Database['transaction'] = async (work, config) => {
    if (config?.isolationLevel !== 'serializable') return db.transaction(work, config);
    counted.open += 1;
    counted.most = Math.max(counted.most, counted.open);
    try {
      return await db.transaction(work, config);
    } finally {
      counted.open -= 1;
    }
  };
  const watched = new Proxy(db, {
    get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name)),
  });
  return { counted, watched };
}

function handlersOf(db: Database) {
  const services = {
    db,
    inTurn: takeTurns(),
    live: { toMember: () => undefined },
    settings: readSettings({}),
  } as unknown as Services;
  return {
    ...activityHandlers(services),
    ...bonusHandlers(services),
    ...missionHandlers(services),
    ...moneyHandlers(services),
    ...responsibleHandlers(services),
  };
}

async function sendAtOnce(call: keyof ReturnType<typeof handlersOf>, payload: object): Promise<number> {
  const { counted, watched } = watch(connection.db);
  const handle = handlersOf(watched)[call] as (payload: object, context: object) => Promise<unknown>;
  const refuse = (code: string) => new Refusal(code, 'refused');
  const context = { member, operation: null, language: 'en_US', refuse };
  await Promise.allSettled(Array.from({ length: AT_ONCE }, () => handle(payload, context)));
  return counted.most;
}

test.each([
  ['balanceAllBack', {}],
  ['balanceGetBack', {}],
  ['signInClaim', {}],
  ['bonusOptIn', { promotionId: 1, version: 1 }],
  ['bonusGiveUp', { id: 1 }],
  ['responsibleLimit', { kind: 'deposit', period: 'day', amount: '100' }],
  ['responsibleLimitCancel', { kind: 'deposit', period: 'day' }],
  ['responsibleRealityCheckSet', { minutes: 60 }],
  ['responsibleTimeOut', { length: '24h' }],
] as const)('requests of one member run one after the other: %s', async (call, payload) => {
  expect(await sendAtOnce(call, payload)).toBe(1);
});

test('transfers of one member run one after the other', async () => {
  expect(await sendAtOnce('walletTransfer', { gpId, direction: 'in', amount: '0.01' })).toBe(1);
});

test('lists that pay a bonus or a mission pay it in the member’s turn', async () => {
  const { db } = connection;
  const { id: memberId, currency } = member;
  await db.delete(bonuses);
  const terms = { value: 1n, wagering: 1n, wagered: 1n, days: 1, contributions: [] };
  const bonus = {
    memberId,
    currency,
    title: { en_US: 'A' },
    state: 'active',
    startedAt: new Date(),
  } as const;
  await db.insert(bonuses).values({ ...bonus, ...terms });
  expect(await sendAtOnce('bonusList', {})).toBe(1);
  const startAt = new Date(Date.now() - 60_000);
  await db.insert(missions).values({ kind: 'rounds', goal: 1, usdCents: 1, isDaily: false, startAt });
  await playRound(db, member, { at: new Date(), stake: 1n, payout: 0n });
  expect(await sendAtOnce('missionList', {})).toBe(1);
});
