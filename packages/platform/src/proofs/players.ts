import { eq, sql } from 'drizzle-orm';
import { launchTokenOf } from '@tessera/wire';
import type { Database } from '../db/connect.ts';
import { games, providers } from '../db/schema/catalogue.ts';
import { members } from '../db/schema/members.ts';
import { sessions } from '../db/schema/security.ts';
import { serializable } from '../db/serializable.ts';
import { memberAccount, openAccount } from '../ledger/accounts.ts';
import { issue } from '../ledger/play-money.ts';
import { takeTurns } from '../ledger/turns.ts';
import { openReal } from '../play/launch.ts';
import { hashSecret, newSecret, newSessionId, writeToken } from '../sessions/token.ts';
import { readSettings } from '../settings.ts';
import { makeMembers } from '../testing/members.ts';
import { PROVIDER_KEY } from '../testing/platform.ts';

/** A member of the currency USD who is logged in. */
export interface Player {
  readonly id: number;
  readonly currency: 'USD';
  readonly token: string;
  readonly sessionId: string;
}

/** Rows of one statement: PostgreSQL takes 65,535 parameters. */
const AT_ONCE = 5_000;
const LIFE_MS = 3_600_000;

/**
 * So many new members, logged in without a login each: its password hash takes longer than all else here.
 * @param balance what each has, in minor units
 */
export async function makePlayers(db: Database, count: number, balance = 0n): Promise<Player[]> {
  const players: Player[] = [];
  for (let made = 0; made < count; made += AT_ONCE) {
    players.push(...(await makeSome(db, Math.min(AT_ONCE, count - made))));
  }
  for (const { id, currency } of balance > 0n ? players : []) {
    await serializable(db, async (tx) => {
      const account = await openAccount(tx, memberAccount(id, currency));
      await issue(tx, account, { currency, amount: balance, kind: 'welcome', key: `welcome:${id}` });
    });
  }
  return players;
}

async function makeSome(db: Database, count: number): Promise<Player[]> {
  const crowd = await makeMembers(db, count);
  const made = crowd.map(({ id }) => {
    const [sessionId, secret] = [newSessionId(), newSecret()];
    const player: Player = {
      id,
      currency: 'USD',
      sessionId,
      token: writeToken({ id: sessionId, secret }),
    };
    return { player, tokenHash: hashSecret(secret) };
  });
  const device = { device: 1, system: 'test', browser: 'test', udid: 'test' };
  const endsAt = new Date(Date.now() + LIFE_MS);
  await db.insert(sessions).values(
    made.map(({ player, tokenHash }) => ({
      id: player.sessionId,
      memberId: player.id,
      tokenHash,
      device,
      address: '127.0.0.1',
      language: 'en_US' as const,
      endsAt,
    })),
  );
  return made.map(({ player }) => player);
}

/** A game that this currency can play, and its provider. */
export async function gamesOfProviders(db: Database): Promise<(typeof games.$inferSelect)[]> {
  const rows = await db
    .selectDistinctOn([games.providerId], { game: games })
    .from(games)
    .innerJoin(providers, eq(providers.id, games.providerId))
    .where(sql`${games.currencies} IS NULL`)
    .orderBy(games.providerId, games.id);
  return rows.map(({ game }) => game);
}

/** Opens a game as `play` does. @returns the launch token, which the provider's server changes for its session */
export async function launchFor(
  db: Database,
  player: Player,
  game: typeof games.$inferSelect,
): Promise<string> {
  const [member] = await db.select().from(members).where(eq(members.id, player.id));
  if (!member) throw new Error(`there is no member ${player.id}`);
  const url = await openReal(
    { db, settings: readSettings({}), providerKey: PROVIDER_KEY, inTurn: takeTurns() },
    { member, session: { id: player.sessionId } },
    { game, currency: player.currency, language: 'en_US', lobbyUrl: '/close' },
  );
  return launchTokenOf(url) ?? '';
}
