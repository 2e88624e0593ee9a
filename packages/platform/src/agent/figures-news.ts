import type { FastifyBaseLogger } from 'fastify';
import { and, eq, inArray } from 'drizzle-orm';
import { memberCash, memberLogin, type LiveEvent } from '@tessera/wire';
import type { Database, Queries } from '../db/connect.ts';
import { downlines } from '../db/schema/agent.ts';
import { members } from '../db/schema/members.ts';

/** Agents' open pages are refetched this often at most. */
const FIGURES_NEWS_MS = 3_000;

interface FiguresNewsDeps {
  /** Returns the agents above these members. */
  readonly findAgents: (memberIds: readonly number[]) => Promise<readonly number[]>;
  readonly announce: (agentId: number) => void;
  readonly onError: (error: unknown) => void;
  /** Calls after {@link FIGURES_NEWS_MS}; returns what cancels it. */
  readonly schedule?: (work: () => void) => () => void;
}

interface FiguresNews {
  /** Takes note of an event of a member: of money that moved, or a login, which a registration ends with. */
  readonly follow: (memberId: number, event: LiveEvent) => void;
  readonly close: () => void;
}

const scheduleTimer = (work: () => void): (() => void) => {
  const timer = setTimeout(work, FIGURES_NEWS_MS).unref();
  return () => clearTimeout(timer);
};

const MOVING: ReadonlySet<string> = new Set([memberCash.name, memberLogin.name]);

/** Announces to agents that figures of their downline have moved: at once, and then with pauses, in which moves are gathered. */
export function createFiguresNews(deps: FiguresNewsDeps): FiguresNews {
  const { findAgents, announce, onError, schedule = scheduleTimer } = deps;
  let moved = new Set<number>();
  let cancel: (() => void) | undefined;
  let isClosed = false;

  async function publish(memberIds: readonly number[]): Promise<void> {
    for (const agentId of await findAgents(memberIds)) if (!isClosed) announce(agentId);
  }
  function flush(): void {
    cancel = undefined;
    if (moved.size === 0 || isClosed) return;
    const memberIds = [...moved];
    moved = new Set();
    cancel = schedule(flush);
    publish(memberIds).catch((error: unknown) => {
      if (!isClosed) onError(error);
    });
  }
  return {
    follow(memberId, event) {
      if (!MOVING.has(event.name)) return;
      moved.add(memberId);
      if (!cancel) flush();
    },
    close() {
      isClosed = true;
      cancel?.();
    },
  };
}

/** Announces to the active agents above whom events are for that figures have moved. */
export const followFigures = (
  db: Database,
  announce: (agentId: number) => void,
  log: Pick<FastifyBaseLogger, 'error'>,
): FiguresNews =>
  createFiguresNews({
    findAgents: (memberIds) => activeAgentsAbove(db, memberIds),
    announce,
    onError: (error) => log.error({ err: error }, 'agents were not notified of figures'),
  });

/** Returns the active agents above any of these members. */
export async function activeAgentsAbove(queries: Queries, memberIds: readonly number[]): Promise<number[]> {
  const rows = await queries
    .selectDistinct({ id: downlines.ancestorId })
    .from(downlines)
    .innerJoin(members, eq(members.id, downlines.ancestorId))
    .where(and(inArray(downlines.memberId, [...memberIds]), members.isAgent, members.agentActive));
  return rows.map(({ id }) => id);
}
