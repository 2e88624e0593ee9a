import type { FastifyBaseLogger } from 'fastify';
import type { Counters } from './counters/counters.ts';
import { countInMemory } from './counters/memory-counters.ts';
import { countInRedis } from './counters/redis-counters.ts';
import { keepEventsInMemory } from './member-events/memory-member-events.ts';
import type { MemberEvents } from './member-events/member-events.ts';
import { keepEventsInRedis } from './member-events/redis-member-events.ts';
import { keepPresenceInMemory } from './presence/memory-presence.ts';
import type { PresenceList } from './presence/presence.ts';
import { keepPresenceInRedis } from './presence/redis-presence.ts';
import { connectRedis, type RedisLink } from './redis.ts';

/**
 * What the platform processes of one site must agree on though it need not outlive them; what must, is in the
 * database. One process alone keeps it in its memory; several share a Redis (docs/decisions/011).
 */
export interface SharedState {
  readonly counters: Counters;
  readonly memberEvents: MemberEvents;
  readonly presence: PresenceList;
  /** `undefined` where this process is the only one. */
  readonly redis: RedisLink | undefined;
  close(): Promise<void>;
}

interface Options {
  readonly redisUrl: string | undefined;
  /** Names the site in a Redis that several use. */
  readonly site: string;
  readonly log: FastifyBaseLogger;
}

/** @throws StartFailure where the Redis does not answer */
export async function openSharedState({ redisUrl, site, log }: Options): Promise<SharedState> {
  if (redisUrl === undefined) return inMemory();
  const redis = await connectRedis({ url: redisUrl, prefix: `tessera:${site}:`, log });
  return {
    counters: countInRedis(redis),
    memberEvents: keepEventsInRedis(redis),
    presence: keepPresenceInRedis(redis),
    redis,
    close: () => redis.close(),
  };
}

function inMemory(): SharedState {
  return {
    counters: countInMemory(),
    memberEvents: keepEventsInMemory(),
    presence: keepPresenceInMemory(),
    redis: undefined,
    close: async () => undefined,
  };
}
