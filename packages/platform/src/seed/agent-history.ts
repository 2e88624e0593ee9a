import { randomUUID } from 'node:crypto';
import { desc, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { CurrencyCode } from '@tessera/domain';
import { asAgent } from '../agent/as-agent.ts';
import { hashPassword } from '../auth/passwords.ts';
import { accountKeyOf } from '../auth/registration-fields.ts';
import { games } from '../db/schema/catalogue.ts';
import { ledgerAccounts, ledgerBalances, type AccountKind } from '../db/schema/ledger.ts';
import { members, type Member } from '../db/schema/members.ts';
import { gameSessions, rounds } from '../db/schema/play.ts';
import { introductions } from '../db/schema/registration.ts';
import type { Transaction } from '../db/serializable.ts';
import { memberAccount, openAccount } from '../ledger/accounts.ts';
import { planDownline, type PlannedDay, type PlannedMember } from './agent-downline.ts';
import { bookHistory, type PastBooking } from './book-history.ts';

/** Writes the sample agent's downline and its past, all of a kind in one statement. */

const MINUTE_MS = 60_000;
/** How many games they have played among them. */
const GAMES = 24;
const SAMPLE_PAYMENT_PROVIDER = 'sandbox';

interface Player extends PlannedMember {
  readonly id: number;
  readonly accountId: number;
}

type Game = Pick<typeof games.$inferSelect, 'id' | 'providerId'>;

/**
 * @param today of the site's calendar: everything was before it
 * @param code of a campaign of the agent's, by which some came
 */
export async function insertDownline(
  tx: Transaction,
  agent: Pick<Member, 'id'>,
  today: string,
  code: string,
): Promise<void> {
  const plan = planDownline(today);
  const players = await insertMembers(tx, plan.members, lastDays(plan.days));
  await introduce(tx, agent, players, code);
  const played: Game[] = await tx
    .select({ id: games.id, providerId: games.providerId })
    .from(games)
    .orderBy(desc(games.popularity), games.id)
    .limit(GAMES);
  const house = houseAccounts(tx);
  const past: Past[] = [];
  for (const [index, day] of plan.days.entries()) {
    const player = players[day.member];
    const game = played[(day.member * 7 + index) % played.length];
    if (player && game) past.push(await pastOf(day, player, game, house));
  }
  await insertRows(
    tx,
    gameSessions,
    past.flatMap(({ session }) => session),
  );
  await insertRows(
    tx,
    rounds,
    past.flatMap((one) => one.rounds),
  );
  await bookHistory(
    tx,
    past.flatMap(({ bookings }) => bookings),
  );
}

/** When each member was last seen. */
function lastDays(days: readonly PlannedDay[]): ReadonlyMap<number, Date> {
  return new Map(
    days.flatMap(({ member, bookings, rounds: played }) => {
      const last = [...bookings, ...played].at(-1);
      return last ? [[member, last.at]] : [];
    }),
  );
}

async function insertMembers(
  tx: Transaction,
  planned: readonly PlannedMember[],
  lastSeen: ReadonlyMap<number, Date>,
): Promise<Player[]> {
  // Nobody logs in as one of them.
  const passwordHash = await hashPassword(randomUUID());
  const rows = await tx
    .insert(members)
    .values(
      planned.map(({ account, currency, isAgent, registeredAt }, index) => ({
        account,
        accountKey: accountKeyOf(account),
        passwordHash,
        currency,
        language: currency === 'INR' ? ('hi_IN' as const) : ('en_US' as const),
        ...(isAgent && asAgent(1)),
        createdAt: registeredAt,
        lastLoginAt: lastSeen.get(index) ?? null,
      })),
    )
    .returning({ id: members.id, account: members.account, currency: members.currency });
  const idOf = new Map(rows.map(({ id, account }) => [account, id]));
  const accountOf = await openAccounts(tx, rows);
  const players = planned.map((member): Player => {
    const id = idOf.get(member.account);
    const accountId = accountOf.get(String(id));
    if (id === undefined || accountId === undefined) throw new Error(`${member.account} was not written`);
    return { ...member, id, accountId };
  });
  return players;
}

/** Every third of those whom the agent brought came by the campaign. */
async function introduce(
  tx: Transaction,
  agent: Pick<Member, 'id'>,
  players: readonly Player[],
  code: string,
): Promise<void> {
  await tx.insert(introductions).values(
    players.map(({ id, parent, currency, registeredAt }, index) => ({
      memberId: id,
      introducerId: (parent === null ? undefined : players[parent]?.id) ?? agent.id,
      via: currency === 'INR' ? ('recommend_code' as const) : ('member_agent' as const),
      code: parent === null && index % 3 === 0 ? code : null,
      createdAt: registeredAt,
    })),
  );
}

/** New members' own, by their owners: all in two statements. */
async function openAccounts(
  tx: Transaction,
  owners: readonly Pick<Member, 'id' | 'currency'>[],
): Promise<ReadonlyMap<string, number>> {
  const opened = await tx
    .insert(ledgerAccounts)
    .values(owners.map(({ id, currency }) => memberAccount(id, currency)))
    .returning({ id: ledgerAccounts.id, owner: ledgerAccounts.owner });
  await tx.insert(ledgerBalances).values(opened.map(({ id }) => ({ accountId: id })));
  return new Map(opened.map(({ id, owner }) => [owner, id]));
}

type HouseAccount = (kind: AccountKind, owner: string, currency: CurrencyCode) => Promise<number>;

/** Each is opened once. */
function houseAccounts(tx: Transaction): HouseAccount {
  const known = new Map<string, number>();
  return async (kind, owner, currency) => {
    const name = `${kind} ${owner} ${currency}`;
    const id = known.get(name) ?? (await openAccount(tx, { kind, owner, currency }));
    known.set(name, id);
    return id;
  };
}

interface Past {
  readonly bookings: readonly PastBooking[];
  readonly rounds: readonly object[];
  /** One, or none where nothing was played. */
  readonly session: readonly object[];
}

async function pastOf(
  { bookings: credits, rounds: played }: PlannedDay,
  player: Player,
  game: Game,
  house: HouseAccount,
): Promise<Past> {
  const { id, accountId, currency } = player;
  const sessionId = randomUUID();
  const provider = await house('provider', String(game.providerId), currency);
  const bookings: PastBooking[] = [];
  for (const { at, kind, amount } of credits) {
    const from =
      kind === 'deposit'
        ? await house('payment_provider', SAMPLE_PAYMENT_PROVIDER, currency)
        : await house('promotion', 'house', currency);
    bookings.push({ key: `history:${sessionId}:${bookings.length}`, kind, at, from, to: accountId, amount });
  }
  for (const { at, stake, payout } of played) {
    const next = () => `history:${sessionId}:${bookings.length}`;
    bookings.push({ key: next(), kind: 'wager', at, from: accountId, to: provider, amount: stake });
    if (payout === 0n) continue;
    const closed = { at: closedAt(at), from: provider, to: accountId, amount: payout };
    bookings.push({ key: next(), kind: 'payout', ...closed });
  }
  const shared = { provider_id: game.providerId };
  return {
    bookings,
    rounds: played.map(({ at, stake, payout }, place) => ({
      ...shared,
      round_id: `history:${sessionId}:${place}`,
      game_session_id: sessionId,
      member_id: id,
      state: 'settled',
      stake: String(stake),
      payout: String(payout),
      outcome: {},
      opened_at: at,
      closed_at: closedAt(at),
    })),
    session: sessionOf(played).map(({ begin, end }) => ({
      ...shared,
      id: sessionId,
      launch_hash: `history ${sessionId}`,
      launch_expires_at: begin,
      mode: 'real',
      member_id: id,
      player_id: `history ${id}`,
      game_id: game.id,
      account_id: accountId,
      currency,
      language: 'en_US',
      lobby_url: '/close',
      created_at: begin,
      seen_at: end,
      closed_at: end,
    })),
  };
}

const closedAt = (at: Date): Date => new Date(at.getTime() + MINUTE_MS);

function sessionOf(played: PlannedDay['rounds']): { readonly begin: Date; readonly end: Date }[] {
  const [first, last] = [played[0], played.at(-1)];
  return first && last ? [{ begin: new Date(first.at.getTime() - MINUTE_MS), end: closedAt(last.at) }] : [];
}

/** Rows in the database's own names. */
async function insertRows(tx: Transaction, table: PgTable, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.raw(Object.keys(first).join(', '));
  const name = sql.identifier(getTableName(table));
  await tx.execute(
    sql`INSERT INTO ${name} (${columns}) SELECT ${columns}
      FROM jsonb_populate_recordset(NULL::${name}, ${JSON.stringify(rows)}::jsonb)`,
  );
}
