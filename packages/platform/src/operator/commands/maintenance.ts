import { and, eq, isNull, sql } from 'drizzle-orm';
import { CHANNELS, contentChanged, forwardGameStatus } from '@tessera/wire';
import { games, providers } from '../../db/schema/catalogue.ts';
import { gameSessions } from '../../db/schema/play.ts';
import { toChannel } from '../../live/notices.ts';
import { maintenanceNow } from '../../play/maintenance.ts';
import { INSTANT, type Command, type Option, type Work } from '../command.ts';
import { OperatorFailure } from '../failure.ts';
import type { Given } from '../given.ts';

const WHAT: Readonly<Record<string, Option>> = {
  provider: { type: 'string', value: '<id>', says: 'all games of this provider' },
  game: { type: 'string', value: '<id>', says: 'this game only, instead of --provider' },
};
/** The code of spec §8: maintenance. */
const MAINTENANCE = '203';

interface Interval {
  readonly maintainFrom: Date | null;
  readonly maintainUntil: Date | null;
}

/** Closes or opens what the options name. @returns its name */
async function setClosing(work: Work, given: Given, interval: Interval): Promise<string> {
  const { tx } = work;
  const [providerId, gameId] = [given.id('provider'), given.id('game')];
  if ((providerId === undefined) === (gameId === undefined)) {
    throw new OperatorFailure('Give --provider <id> or --game <id>, one of the two.');
  }
  const isProvider = providerId !== undefined;
  const id = providerId ?? gameId ?? 0;
  const subject = `${isProvider ? 'provider' : 'game'} ${id}`;
  const table = isProvider ? providers : games;
  const [before] = await tx
    .select({ maintainFrom: table.maintainFrom, maintainUntil: table.maintainUntil })
    .from(table)
    .where(eq(table.id, id));
  if (!before) throw new OperatorFailure(`There is no ${subject}.`);
  if (isProvider) await tx.update(providers).set(interval).where(eq(providers.id, id));
  else await tx.update(games).set(interval).where(eq(games.id, id));
  await work.audit(subject, before, interval);
  await work.tell(toChannel(CHANNELS.site, contentChanged, { kind: 'maintenance' }));
  if (maintenanceNow(interval, work.now)) {
    const playing = await tx
      .selectDistinct({ memberId: gameSessions.memberId })
      .from(gameSessions)
      .where(
        and(
          isNull(gameSessions.closedAt),
          eq(isProvider ? gameSessions.providerId : gameSessions.gameId, id),
          sql`${gameSessions.memberId} IS NOT NULL`,
        ),
      );
    await work.tell(
      ...playing.map(({ memberId }) =>
        toChannel(CHANNELS.member(memberId ?? 0), forwardGameStatus, { code: MAINTENANCE }),
      ),
    );
  }
  return subject;
}

const setMaintenance: Command = {
  name: 'maintenance set',
  says: 'closes a provider or a game for an interval; members who play there are notified when it begins now',
  options: {
    ...WHAT,
    start: INSTANT('from when; now unless said'),
    end: INSTANT('until when; open-ended unless said'),
  },
  async run(work, given) {
    const maintainFrom = given.instant('start') ?? work.now;
    const maintainUntil = given.instant('end') ?? null;
    if (maintainUntil && maintainUntil <= maintainFrom) {
      throw new OperatorFailure('--end must be later than --start.');
    }
    const subject = await setClosing(work, given, { maintainFrom, maintainUntil });
    const until = maintainUntil ? ` until ${maintainUntil.toISOString()}` : '';
    return `Maintenance of ${subject}: from ${maintainFrom.toISOString()}${until}.`;
  },
};

const clearMaintenance: Command = {
  name: 'maintenance clear',
  says: 'opens a provider or a game again',
  options: WHAT,
  async run(work, given) {
    const subject = await setClosing(work, given, { maintainFrom: null, maintainUntil: null });
    return `Maintenance of ${subject}: none.`;
  },
};

export const maintenanceCommands: readonly Command[] = [setMaintenance, clearMaintenance];
