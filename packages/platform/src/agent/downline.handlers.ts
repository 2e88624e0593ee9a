import { toDecimal } from '@tessera/domain';
import { flag } from '../http/flag.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Services } from '../services.ts';
import { addDays } from './days.ts';
import { agentsByLevel, depthUnder, downlineOf, levelsOf } from './downline.ts';
import { figuresOfMembers, NO_FIGURES, turnoverByDay } from './figures.ts';
import { maskAccount } from './mask-account.ts';
import { figuresIn } from './presenting.ts';
import { requireActive, requireSpan } from './requests.ts';

/** Days of turnover that each row of the downline has. */
const LATE_DAYS = 14;

export function downlineHandlers({ db }: Services): Pick<Handlers, 'agentDownline'> {
  return {
    async agentDownline({ from, to, ...query }, { member: agent, refuse }) {
      requireActive(agent, refuse);
      const period = { from, to };
      requireSpan(period);
      const { parentId } = query;
      const above = parentId === undefined ? 0 : await depthUnder(db, agent.id, parentId);
      if (above === undefined) throw refuse('102');
      const level = query.level === undefined ? undefined : query.level - above;
      const { list, totalCount } = await downlineOf(db, parentId ?? agent.id, { ...query, level }, period);
      const agents = await agentsByLevel(db, agent.id);
      const ids = list.map(({ member }) => member.id);
      const figures = await figuresOfMembers(db, ids, period);
      const lateDays = Array.from({ length: LATE_DAYS }, (_, index) => addDays(to, index + 1 - LATE_DAYS));
      const lately = await turnoverByDay(db, ids, { from: lateDays[0] ?? to, to });
      return {
        list: list.map(({ member, isAgent, depth, introducerId, downlineCount, lastPlayAt }) => ({
          id: member.id,
          account: maskAccount(member.account),
          level: above + depth,
          currency: member.currency,
          isAgent: flag(isAgent),
          parentId: introducerId === agent.id ? null : introducerId,
          downlineCount,
          registeredAt: member.createdAt.toISOString(),
          lastLoginAt: member.lastLoginAt?.toISOString() ?? null,
          lastPlayAt: lastPlayAt?.toISOString() ?? null,
          ...figuresIn(figures.get(member.id) ?? NO_FIGURES, member.currency),
          turnoverByDay: lateDays.map((day) =>
            toDecimal(lately.get(member.id)?.get(day) ?? 0n, member.currency),
          ),
        })),
        totalCount,
        levels: (await levelsOf(db, agent.id)).map(({ level: of, members }) => ({
          level: of,
          members,
          agents: agents.get(of) ?? 0,
        })),
      };
    },
  };
}
