import { randomUUID } from 'node:crypto';
import { script, type RedisLink } from '../redis.ts';
import { Attendances } from './memory-presence.ts';
import { NO_CHANGES, type Attendance, type Changes, type PresenceList, type UserInfo } from './presence.ts';

/** A process that has not been heard of for so long is dead: whoever was there by it alone has left. */
export const DEAD_AFTER_MS = 4_000;

/** KEYS: sockets of each person, persons, attendances by this process. ARGV: attendance, person's id, person. */
const ENTER = script(`
local isNew = 0
if redis.call('SADD', KEYS[3], ARGV[1]) == 1 then
  if redis.call('HINCRBY', KEYS[1], ARGV[2], 1) == 1 then isNew = 1 end
  redis.call('HSET', KEYS[2], ARGV[2], ARGV[3])
end
return {isNew, redis.call('HVALS', KEYS[2])}
`);

/** KEYS and ARGV as in ENTER. Whoever is gone is told by one of those who may ask at once. */
const LEAVE = script(`
if redis.call('SREM', KEYS[3], ARGV[1]) == 0 then return 0 end
if redis.call('HINCRBY', KEYS[1], ARGV[2], -1) > 0 then return 0 end
redis.call('HDEL', KEYS[1], ARGV[2])
redis.call('HDEL', KEYS[2], ARGV[2])
return 1
`);

/** KEYS: processes by when they were heard of, the memory's name. ARGV: process, dead after, a name for a new memory. */
const BEAT = script(`
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local isKnown = 1 - redis.call('ZADD', KEYS[1], now, ARGV[1])
redis.call('SET', KEYS[2], ARGV[3], 'NX')
local dead = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', now - ARGV[2])
return {isKnown, redis.call('GET', KEYS[2]), dead}
`);

/**
 * Each process writes down by whom it is attended, so that the others can undo it when it dies. While Redis is away,
 * a process knows its own sockets; afterwards it brings what Redis has of it up to date.
 */
export function keepPresenceInRedis(redis: RedisLink): PresenceList {
  const me = randomUUID();
  const here = new Attendances();
  const name = (what: string) => `${redis.prefix}presence:${what}`;
  const keysOf = (channel: string, process: string) => [
    name(`sockets:${channel}`),
    name(`persons:${channel}`),
    name(`by:${process}`),
  ];
  let isOutOfDate = false;
  let memory: string | undefined;

  async function enter(attendance: Attendance) {
    const { channel, user } = attendance;
    const given = [written(attendance), user.user_id, JSON.stringify(user)];
    const [isNew, persons] = (await redis.run(ENTER, keysOf(channel, me), given)) as [number, string[]];
    return { isNew: isNew === 1, users: persons.map((person) => JSON.parse(person) as UserInfo) };
  }

  /** @returns whether the person is gone */
  async function leave(attendance: string, process: string): Promise<boolean> {
    const { channel, user } = JSON.parse(attendance) as Attendance;
    return (await redis.run(LEAVE, keysOf(channel, process), [attendance, user.user_id])) === 1;
  }

  const attendancesBy = (process: string) => redis.client.smembers(name(`by:${process}`));

  async function bury(process: string): Promise<Attendance[]> {
    const went: Attendance[] = [];
    for (const attendance of await attendancesBy(process)) {
      if (await leave(attendance, process)) went.push(JSON.parse(attendance) as Attendance);
    }
    // Last: should this process die over it, another one goes on.
    await redis.client.zrem(name('alive'), process);
    return went;
  }

  async function bringUpToDate(): Promise<Changes> {
    const went: Attendance[] = [];
    const came: Attendance[] = [];
    const present = here.all();
    const wanted = new Set(present.map(written));
    for (const attendance of await attendancesBy(me)) {
      if (wanted.has(attendance)) continue;
      if (await leave(attendance, me)) went.push(JSON.parse(attendance) as Attendance);
    }
    for (const attendance of present) if ((await enter(attendance)).isNew) came.push(attendance);
    return { came, went };
  }

  async function beat(): Promise<Changes> {
    const keys = [name('alive'), name('memory')];
    const heard = (await redis.run(BEAT, keys, [me, DEAD_AFTER_MS, randomUUID()])) as [
      number,
      string,
      string[],
    ];
    const [isKnown, memoryNow, dead] = heard;
    const went = (await Promise.all(dead.map(bury))).flat();
    const hasForgotten = memory !== undefined && memory !== memoryNow;
    memory = memoryNow;
    if (isKnown === 1 && !isOutOfDate) return { came: [], went };
    const changes = await bringUpToDate();
    isOutOfDate = false;
    // A Redis that has lost its memory made nobody leave: those who are there are no news.
    return hasForgotten ? { came: [], went } : { came: changes.came, went: [...went, ...changes.went] };
  }

  return {
    enter(attendance) {
      const isNew = here.add(attendance);
      return redis.ask(
        () => enter(attendance),
        () => {
          isOutOfDate = true;
          return { isNew, users: here.users(attendance.channel) };
        },
      );
    },
    async leave(channel, socketId) {
      const left = here.remove(channel, socketId);
      if (!left) return undefined;
      const { user, isLast } = left;
      const isGone = await redis.ask(
        () => leave(written({ channel, socketId, user }), me),
        () => {
          isOutOfDate = true;
          return isLast;
        },
      );
      return isGone ? user : undefined;
    },
    beat: () => redis.ask(beat, () => NO_CHANGES),
  };
}

/** As it stands in Redis, where the same attendance must be the same text. */
const written = ({ channel, socketId, user }: Attendance): string =>
  JSON.stringify({ channel, socketId, user });
