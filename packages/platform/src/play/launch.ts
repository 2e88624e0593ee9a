import { createHash, createHmac, randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { CurrencyCode, LocaleCode } from '@tessera/domain';
import { launchAddress, type GameKey, type GameView, type Maintenance } from '@tessera/wire';
import type { Queries } from '../db/connect.ts';
import { serializable } from '../db/serializable.ts';
import { games, plays, providers, type GameRow } from '../db/schema/catalogue.ts';
import type { Member } from '../db/schema/members.ts';
import { gameSessions } from '../db/schema/play.ts';
import { playableWith } from '../lobby/game-query.ts';
import { memberAccount, openAccount } from '../ledger/accounts.ts';
import { issue, worthOfUsd } from '../ledger/play-money.ts';
import { admitLaunch } from '../responsible/guard.ts';
import type { Services } from '../services.ts';
import type { Session } from '../sessions/sessions.ts';
import { hashSecret, newSecret } from '../sessions/token.ts';
import { chosenPreferences } from '../member/preferences.ts';
import { maintenanceNow } from './maintenance.ts';

const LAUNCH_LIFE_MS = 60_000;
const DEMO_CREDIT_USD = 1_000;

export type Found =
  | { readonly kind: 'open'; readonly game: GameRow }
  | { readonly kind: 'maintenance'; readonly maintain: Maintenance }
  | { readonly kind: 'unknown' };

type NamedGame = Omit<GameKey, 'house'> & Partial<Pick<GameKey, 'house'>>;

/** The game that these name (the house is the provider's: it may be left out), and whether it may be opened now, with this currency and device. */
export async function findGame(
  queries: Queries,
  key: NamedGame,
  currency: CurrencyCode,
  device: number,
): Promise<Found> {
  const [row] = await queries
    .select({ game: games, provider: providers })
    .from(games)
    .innerJoin(providers, eq(providers.id, games.providerId))
    .where(
      and(
        eq(games.providerId, key.gpId),
        eq(games.gameCode, key.gameCode),
        eq(games.gameType, key.gameType),
        key.house === undefined ? undefined : eq(providers.house, key.house),
        playableWith(currency, device),
      ),
    );
  if (!row) return { kind: 'unknown' };
  const now = new Date();
  const maintain = maintenanceNow(row.game, now) ?? maintenanceNow(row.provider, now);
  return maintain ? { kind: 'maintenance', maintain } : { kind: 'open', game: row.game };
}

interface Opening {
  readonly game: GameRow;
  readonly currency: CurrencyCode;
  readonly language: LocaleCode;
  readonly lobbyUrl: string;
  /** The whole game unless said. */
  readonly view?: GameView;
}

/**
 * Opens a demo session with credits of its own. @returns the address at which it opens
 * @param memberId whose preferences it has; a guest has none
 */
export async function openDemo(
  { db, settings }: Services,
  opening: Opening,
  memberId?: number,
): Promise<string> {
  const id = randomUUID();
  const launch = newSecret();
  const { currency } = opening;
  await serializable(db, async (tx) => {
    const accountId = await openAccount(tx, { kind: 'demo', owner: id, currency });
    const amount = worthOfUsd(DEMO_CREDIT_USD, currency);
    await issue(tx, accountId, { currency, amount, kind: 'demo_credit', key: `demo:${id}` });
    await tx.insert(gameSessions).values({
      ...sessionRow(opening, launch),
      id,
      mode: 'demo',
      playerId: playerIdOf('demo', id),
      accountId,
    });
  });
  const chosen = memberId === undefined ? {} : await chosenPreferences(db, memberId);
  return launchAddress(settings.gamesUrl, opening.game.gameCode, launch, opening.view, chosen);
}

/**
 * A session that plays from the member's wallet; the game is then among the last played, unless it was opened by a frame
 * of the lobby. A launch whose address nobody has opened yet is what the next one of the same game and view gets, too:
 * however often and wherever at once it is asked for, there is one session, and one address.
 * @throws Restricted, LaunchRestricted
 */
export async function openReal(
  { db, settings, providerKey, inTurn }: Pick<Services, 'db' | 'settings' | 'providerKey' | 'inTurn'>,
  { member, session }: { readonly member: Member; readonly session: Pick<Session, 'id'> },
  opening: Opening,
): Promise<string> {
  const { game, currency, language, lobbyUrl, view = 'whole' } = opening;
  const launchOf = (id: string) => launchToken(providerKey, id);
  const id = await inTurn(member.id, () =>
    serializable(db, async (tx) => {
      const { jurisdiction } = settings;
      const player = { memberId: member.id, sessionId: session.id };
      await admitLaunch(tx, player, { hallId: game.hallId, jurisdiction }, new Date());
      const accountId = await openAccount(tx, memberAccount(member.id, currency));
      if (view === 'whole') {
        const played = { lastAt: new Date() };
        await tx
          .insert(plays)
          .values({ memberId: member.id, gameId: game.id, ...played })
          .onConflictDoUpdate({ target: [plays.memberId, plays.gameId], set: played });
      }
      const [pending] = await tx
        .update(gameSessions)
        .set({ launchExpiresAt: new Date(Date.now() + LAUNCH_LIFE_MS), language, lobbyUrl })
        .where(
          and(
            eq(gameSessions.sessionId, session.id),
            eq(gameSessions.gameId, game.id),
            eq(gameSessions.view, view),
            isNull(gameSessions.tokenHash),
            isNull(gameSessions.closedAt),
            gt(gameSessions.launchExpiresAt, sql`now()`),
          ),
        )
        .returning({ id: gameSessions.id });
      if (pending) return pending.id;
      const fresh = randomUUID();
      await tx.insert(gameSessions).values({
        ...sessionRow(opening, launchOf(fresh)),
        id: fresh,
        mode: 'real',
        memberId: member.id,
        sessionId: session.id,
        playerId: playerIdOf(`provider ${game.providerId}`, String(member.id)),
        accountId,
      });
      return fresh;
    }),
  );
  const chosen = await chosenPreferences(db, member.id);
  return launchAddress(settings.gamesUrl, game.gameCode, launchOf(id), view, chosen);
}

/** Opens one session, once. Made of what only the servers know: stored nowhere, and the same each time. */
function launchToken(key: string, gameSessionId: string): string {
  return createHmac('sha256', key).update(`launch ${gameSessionId}`).digest('base64url');
}

/**
 * No more wagers from the games of a member, or of one of the member's sessions (in one view, where it is given): a
 * browser that was displaced and logs out must not close what the new one plays. What is wagered already can still be
 * settled.
 */
export async function closeGames(
  queries: Queries,
  of: { readonly memberId: number } | { readonly sessionId: string; readonly view?: GameView },
): Promise<void> {
  const whose =
    'memberId' in of ? eq(gameSessions.memberId, of.memberId) : eq(gameSessions.sessionId, of.sessionId);
  const which = 'view' in of && of.view ? eq(gameSessions.view, of.view) : undefined;
  await queries
    .update(gameSessions)
    .set({ closedAt: sql`now()` })
    .where(and(whose, which, isNull(gameSessions.closedAt)));
}

/** Without a sign of life for this long, a game counts as left. */
const PLAYING_MS = 10 * 60_000;

export async function isPlaying(queries: Queries, memberId: number): Promise<boolean> {
  const rows = await queries
    .select({ id: gameSessions.id })
    .from(gameSessions)
    .where(
      and(
        eq(gameSessions.memberId, memberId),
        eq(gameSessions.view, 'whole'),
        isNull(gameSessions.closedAt),
        sql`${gameSessions.tokenHash} IS NOT NULL`,
        sql`${gameSessions.seenAt} > now() - make_interval(secs => ${PLAYING_MS / 1_000})`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

function sessionRow({ game, currency, language, lobbyUrl, view }: Opening, launch: string) {
  return {
    launchHash: hashSecret(launch),
    launchExpiresAt: new Date(Date.now() + LAUNCH_LIFE_MS),
    gameId: game.id,
    providerId: game.providerId,
    currency,
    language,
    lobbyUrl,
    view,
  };
}

/** Stable per member and provider; two providers cannot find out that they see the same person. */
function playerIdOf(scope: string, id: string): string {
  return createHash('sha256').update(`${scope} ${id}`).digest('base64url').slice(0, 22);
}
