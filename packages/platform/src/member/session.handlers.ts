import { letterSent, profileUpdated } from '@tessera/wire';
import { loginsOf } from '../auth/login-history.ts';
import { changeSecurity, securityOf } from '../auth/security.ts';
import type { DeviceRecord } from '../db/schema/security.ts';
import { flag } from '../http/flag.ts';
import type { Handlers } from '../http/handlers.ts';
import { sendSecurityLetter, writeSecurityLetter } from '../letters/security-letter.ts';
import { closeGames } from '../play/launch.ts';
import type { Services } from '../services.ts';
import { maskNetwork } from './mask.ts';

type Calls = 'loginHistory' | 'sessionEnd' | 'sessionEndOthers' | 'sessionList' | 'sessionSeveral';

type Origin = Pick<DeviceRecord, 'device' | 'system' | 'browser'>;

const present = ({ device, system, browser }: Origin, address: string) => ({
  // The form's codes, checked when the login came in.
  device: device as 1 | 2 | 3 | 4 | 5 | 6 | 7,
  system,
  browser,
  network: maskNetwork(address),
});

/** Where a member is logged in, and how logins went. */
export function sessionHandlers(services: Services): Pick<Handlers, Calls> {
  const { db, live, sessions } = services;

  return {
    async sessionList(_payload, { member, session }) {
      const rows = await sessions.listOf(member.id);
      const { severalSessions } = await securityOf(db, member.id);
      const list = rows.map((row) => ({
        id: row.id,
        isCurrent: flag(row.id === session.id),
        ...present(row.device, row.usedNetwork ?? row.address),
        createdAt: row.createdAt.toISOString(),
        seenAt: row.seenAt.toISOString(),
      }));
      return { list: list.toSorted((a, b) => b.isCurrent - a.isCurrent), isSeveral: flag(severalSessions) };
    },

    async sessionEnd({ id }, context) {
      const { member, refuse } = context;
      const known = (await sessions.listOf(member.id)).some((row) => row.id === id);
      if (!known) throw refuse('101');
      await closeGames(db, { sessionId: id });
      await sessions.end(id);
      await sendSecurityLetter(services, 'sessionsEnded', context);
      live.toMember(member.id, profileUpdated, {});
      return {};
    },

    async sessionEndOthers(_payload, context) {
      const { member, session } = context;
      for (const { id } of await sessions.listOf(member.id)) {
        if (id !== session.id) await closeGames(db, { sessionId: id });
      }
      const ended = await sessions.endOthers(member.id, session.id);
      if (ended > 0) await sendSecurityLetter(services, 'sessionsEnded', context);
      live.toMember(member.id, profileUpdated, {});
      return { ended };
    },

    async sessionSeveral({ isSeveral }, context) {
      const { member } = context;
      const letterId = await db.transaction(async (tx) => {
        await changeSecurity(tx, member.id, { severalSessions: isSeveral === 1 });
        return writeSecurityLetter(tx, isSeveral === 1 ? 'severalOn' : 'severalOff', context);
      });
      live.toMember(member.id, letterSent, { id: letterId });
      live.toMember(member.id, profileUpdated, {});
      return {};
    },

    async loginHistory(page, { member }) {
      const { list, totalCount } = await loginsOf(db, member.id, page);
      return {
        list: list.map(({ id, at, result, device, address }) => ({
          id,
          at: at.toISOString(),
          result,
          ...present(device, address),
        })),
        totalCount,
      };
    },
  };
}
