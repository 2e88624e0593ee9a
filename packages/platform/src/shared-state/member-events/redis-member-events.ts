import { script, type RedisLink } from '../redis.ts';
import {
  KEEP_EVENTS,
  KEEP_EVENTS_MS,
  missedOf,
  type MemberEvents,
  type NumberedEvent,
  type SentEvent,
} from './member-events.ts';

/** Longer than any session: who comes back finds the numbering going on. */
const KEEP_NUMBER_MS = 24 * 3_600_000;

/** KEYS: number, events. ARGV: keep the number, event, keep the events, how many. */
const APPEND = script(`
if redis.call('EXISTS', KEYS[1]) == 0 then redis.call('SET', KEYS[1], redis.call('TIME')[1]) end
local seq = redis.call('INCR', KEYS[1])
redis.call('PEXPIRE', KEYS[1], ARGV[1])
redis.call('RPUSH', KEYS[2], seq .. ' ' .. ARGV[2])
redis.call('LTRIM', KEYS[2], -ARGV[4], -1)
redis.call('PEXPIRE', KEYS[2], ARGV[3])
return seq
`);

/** KEYS: number, events. ARGV: keep the number, `1` where the events are wanted. */
const READ = script(`
if redis.call('EXISTS', KEYS[1]) == 0 then redis.call('SET', KEYS[1], redis.call('TIME')[1]) end
redis.call('PEXPIRE', KEYS[1], ARGV[1])
local events = {}
if ARGV[2] == '1' then events = redis.call('LRANGE', KEYS[2], 0, -1) end
return {tonumber(redis.call('GET', KEYS[1])), events}
`);

/** While Redis is away, events carry no number, and nobody is told that they missed none. */
export function keepEventsInRedis(redis: RedisLink): MemberEvents {
  const keysOf = (memberId: number) => [
    `${redis.prefix}events:latest:${memberId}`,
    `${redis.prefix}events:kept:${memberId}`,
  ];
  async function read(memberId: number, wants: 'number' | 'events') {
    const given = [KEEP_NUMBER_MS, wants === 'events' ? 1 : 0];
    const [latest, kept] = (await redis.run(READ, keysOf(memberId), given)) as [number, string[]];
    return { latest, events: kept.map(numbered) };
  }

  return {
    append: (memberId, sent) =>
      redis.ask(
        async () => {
          const given = [KEEP_NUMBER_MS, JSON.stringify(sent), KEEP_EVENTS_MS, KEEP_EVENTS];
          return (await redis.run(APPEND, keysOf(memberId), given)) as number;
        },
        () => undefined,
      ),
    latest: (memberId) =>
      redis.ask(
        async () => (await read(memberId, 'number')).latest,
        () => undefined,
      ),
    after: (memberId, seq) =>
      redis.ask(
        async () => {
          const { latest, events } = await read(memberId, 'events');
          return missedOf(events, latest, seq);
        },
        () => ({ latest: seq, list: [], isComplete: false }),
      ),
  };
}

/** `<number> <event>`, as APPEND writes it. */
function numbered(kept: string): NumberedEvent {
  const end = kept.indexOf(' ');
  return { ...(JSON.parse(kept.slice(end + 1)) as SentEvent), seq: Number(kept.slice(0, end)) };
}
