import { flag } from '../http/flag.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Services } from '../services.ts';
import { depthUnder, downlineOf, levelsOf } from './downline.ts';
import { figuresOfMembers, NO_FIGURES } from './figures.ts';
import { maskAccount } from './mask-account.ts';
import { figuresIn } from './presenting.ts';
import { requireActive, requireSpan } from './requests.ts';

export function downlineHandlers({ db }: Services): Pick<Handlers, 'agentDownline'> {
  return {
    async agentDownline({ from, to, ...query }, { member: agent, refuse }) {
      requireActive(agent, refuse);
      const span = requireSpan({ from, to });
      const { parentId } = query;
      if (parentId !== undefined && (await depthUnder(db, agent.id, parentId)) === undefined) {
        throw refuse('102');
      }
      const { list, totalCount } = await downlineOf(db, agent.id, query);
      const figures = await figuresOfMembers(
        db,
        list.map(({ member }) => member.id),
        span,
      );
      return {
        list: list.map(({ member, isAgent, depth, introducerId, downlineCount }) => ({
          id: member.id,
          account: maskAccount(member.account),
          level: depth,
          currency: member.currency,
          isAgent: flag(isAgent),
          parentId: introducerId === agent.id ? null : introducerId,
          downlineCount,
          registeredAt: member.createdAt.toISOString(),
          lastLoginAt: member.lastLoginAt?.toISOString() ?? null,
          ...figuresIn(figures.get(member.id) ?? NO_FIGURES, member.currency),
        })),
        totalCount,
        levels: await levelsOf(db, agent.id),
      };
    },
  };
}
