import { script, type RedisLink } from '../redis.ts';
import type { Counters } from './counters.ts';
import { countInMemory } from './memory-counters.ts';

const COUNT = script(`
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {count, redis.call('PTTL', KEYS[1])}
`);

/** By the clock of Redis: those of the processes may differ. */
const TAKE = script(`
local burst, perSecond = tonumber(ARGV[1]), tonumber(ARGV[2])
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local known = redis.call('HMGET', KEYS[1], 'tokens', 'at')
local tokens, at = tonumber(known[1] or burst), tonumber(known[2] or now)
tokens = math.min(burst, tokens + (now - at) / 1000 * perSecond)
local isAllowed = tokens >= 1
if isAllowed then tokens = tokens - 1 end
redis.call('HSET', KEYS[1], 'tokens', tostring(tokens), 'at', now)
redis.call('PEXPIRE', KEYS[1], math.ceil(burst / perSecond * 1000) + 1000)
return isAllowed and 1 or 0
`);

/** While Redis is away, each process counts by itself. */
export function countInRedis(redis: RedisLink): Counters {
  const alone = countInMemory();
  return {
    count: (key, windowMs) =>
      redis.ask(
        async () => {
          const counted = await redis.run(COUNT, [`${redis.prefix}count:${key}`], [windowMs]);
          const [count, endsInMs] = counted as [number, number];
          return { count, endsInMs };
        },
        () => alone.count(key, windowMs),
      ),
    take: (key, pace) =>
      redis.ask(
        async () => {
          const given = [pace.burst, pace.perSecond];
          return (await redis.run(TAKE, [`${redis.prefix}pace:${key}`], given)) === 1;
        },
        () => alone.take(key, pace),
      ),
  };
}
