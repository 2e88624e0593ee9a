import { flag } from '../http/flag.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Services } from '../services.ts';
import { agentsByLevel, depthUnder, downlineOf, levelsOf } from './downline.ts';
import { figuresOfMembers, NO_FIGURES } from './figures.ts';
import { maskAccount } from './mask-account.ts';
import { figuresIn } from './presenting.ts';
import { requireActive, requireSpan } from './requests.ts';

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
      const figures = await figuresOfMembers(
        db,
        list.map(({ member }) => member.id),
        period,
      );
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
