import { toDecimal } from '@tessera/domain';
import type { Mission } from '@tessera/wire';
import { flag } from '../http/flag.ts';
import type { Handlers } from '../http/handlers.ts';
import { worthOfUsdCents } from '../ledger/play-money.ts';
import { tellCash } from '../money/tell-cash.ts';
import type { Services } from '../services.ts';
import { visitorOf } from '../site/visitor.ts';
import { nextSiteDay, siteDay, siteInstant } from '../site/calendar.ts';
import { payMission } from './mission-rewards.ts';
import { progressOf, runningMissions } from './missions.ts';

export function missionHandlers({ db, inTurn, live }: Services): Pick<Handlers, 'missionList'> {
  return {
    async missionList(_payload, context) {
      const { member } = context;
      const now = new Date();
      const list: Mission[] = [];
      for (const mission of await runningMissions(db, visitorOf(context))) {
        const { id, kind, goal, hallId, isDaily, endAt, usdCents } = mission;
        const { progress, due } = await progressOf(db, mission, member.id, siteDay(now));
        for (const day of due) {
          const balance = await inTurn(member.id, () => payMission(db, mission, member, day));
          if (balance) tellCash(live, member, balance);
        }
        list.push({
          ...{ id, kind, goal, hallId, progress },
          reward: toDecimal(worthOfUsdCents(BigInt(usdCents), member.currency), member.currency),
          isDone: flag(progress >= goal),
          renewsAt: isDaily ? siteInstant(nextSiteDay(now)) : null,
          endsAt: endAt && siteInstant(endAt),
        });
      }
      return { list };
    },
  };
}
