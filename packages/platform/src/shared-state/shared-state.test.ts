import { Writable } from 'node:stream';
import fastify from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { describeWithRedis, startTestRedis, type TestRedis } from '../testing/redis.ts';
import { freshName } from '../testing/test-run.ts';
import { until } from '../testing/until.ts';
import { KEEP_EVENTS } from './member-events/member-events.ts';
import { DEAD_AFTER_MS } from './presence/redis-presence.ts';
import { openSharedState, type SharedState } from './shared-state.ts';

const said: string[] = [];
const log = fastify({
  logger: {
    level: 'warn',
    stream: new Writable({
      write(line: Buffer, _encoding, done) {
        said.push(String(line));
        done();
      },
    }),
  },
}).log;

const opened: SharedState[] = [];
const open = async (redisUrl: string | undefined, site = freshName()) => {
  const state = await openSharedState({ redisUrl, site, log });
  opened.push(state);
  return state;
};
afterEach(async () => {
  for (const state of opened.splice(0)) await state.close();
  said.length = 0;
});

const member = (id: number) => ({ user_id: id, user_info: { id, name: `m${id}•••` } });
const attendance = (id: number, socketId: string, channel = 'presence-member.USD') => ({
  channel,
  socketId,
  user: member(id),
});
const sent = (cash: string) => ({ event: 'member.cash', payload: { cash } });

/** What holds for one process alone and for each of several. */
function suite(state: () => Promise<SharedState>) {
  test('a window counts from its first, and begins anew after its end', async () => {
    const { counters } = await state();
    const counts = [];
    for (let i = 0; i < 3; i += 1) counts.push(await counters.count('a', 60_000));
    expect(counts.map(({ count }) => count)).toEqual([1, 2, 3]);
    expect(counts.every(({ endsInMs }) => endsInMs > 0 && endsInMs <= 60_000)).toBe(true);
    const { count, endsInMs } = await counters.count('b', 100);
    expect(count).toBe(1);
    await pause(endsInMs + 10);
    expect((await counters.count('b', 100)).count).toBe(1);
  });

  test('a bucket gives its burst, then what fills again', async () => {
    const { counters } = await state();
    // What fills again while this is asked is far from a whole one.
    const slow = { burst: 3, perSecond: 0.01 };
    const take = () => counters.take('a', slow);
    expect([await take(), await take(), await take(), await take()]).toEqual([true, true, true, false]);
    expect(await counters.take('b', slow)).toBe(true);
    await pause(100);
    // At least one has come by then, at this pace.
    expect(await counters.take('a', { ...slow, perSecond: 20 })).toBe(true);
  });

  test('a member with two sockets is one person, who leaves with the second', async () => {
    const { presence } = await state();
    expect(await presence.enter(attendance(1, 'a'))).toEqual({ isNew: true, users: [member(1)] });
    expect((await presence.enter(attendance(1, 'b'))).isNew).toBe(false);
    const both = await presence.enter(attendance(2, 'c'));
    expect(both.isNew).toBe(true);
    expect([...both.users].sort((one, other) => one.user_id - other.user_id)).toEqual([member(1), member(2)]);
    expect((await presence.enter(attendance(1, 'a', 'presence-member.INR'))).users).toEqual([member(1)]);
    expect(await presence.leave('presence-member.USD', 'a')).toBeUndefined();
    expect(await presence.leave('presence-member.USD', 'a')).toBeUndefined();
    expect(await presence.leave('presence-member.USD', 'b')).toEqual(member(1));
    expect((await presence.enter(attendance(3, 'd'))).users).toHaveLength(2);
  });

  test('events are numbered one after the other, and what came after one is told', async () => {
    const { memberEvents } = await state();
    const latest = (await memberEvents.latest(7)) ?? NaN;
    const numbers = [];
    for (const cash of ['1', '2', '3']) numbers.push(await memberEvents.append(7, sent(cash)));
    expect(numbers).toEqual([latest + 1, latest + 2, latest + 3]);
    expect(await memberEvents.latest(7)).toBe(latest + 3);
    expect(await memberEvents.after(7, latest + 1)).toEqual({
      latest: latest + 3,
      list: [
        { ...sent('2'), seq: latest + 2 },
        { ...sent('3'), seq: latest + 3 },
      ],
      isComplete: true,
    });
    const nothing = { latest: latest + 3, list: [], isComplete: true };
    expect(await memberEvents.after(7, latest + 3)).toEqual(nothing);
    expect((await memberEvents.after(8, latest - 10_000)).isComplete).toBe(false);
  });

  test('more events than are kept are not all told, and that is said', async () => {
    const { memberEvents } = await state();
    const before = (await memberEvents.latest(7)) ?? NaN;
    for (let i = 0; i < KEEP_EVENTS + 5; i += 1) await memberEvents.append(7, sent(String(i)));
    const missed = await memberEvents.after(7, before);
    expect(missed.list).toHaveLength(KEEP_EVENTS);
    expect(missed).toMatchObject({ latest: before + KEEP_EVENTS + 5, isComplete: false });
    expect((await memberEvents.after(7, before + 5)).isComplete).toBe(true);
  });

  test('a number from another numbering is none that all is known since', async () => {
    const { memberEvents } = await state();
    const latest = (await memberEvents.latest(7)) ?? NaN;
    expect(await memberEvents.after(7, latest + 50)).toEqual({ latest, list: [], isComplete: false });
    expect((await memberEvents.after(7, 0)).isComplete).toBe(false);
  });
}

describe('one process alone', () => suite(() => open(undefined)));

describeWithRedis('several processes with a Redis', () => {
  let redis: TestRedis;
  beforeAll(async () => {
    redis = await startTestRedis();
  });
  afterAll(() => redis.kill());

  suite(() => open(redis.url));

  const two = async () => {
    const site = freshName();
    return [await open(redis.url, site), await open(redis.url, site)] as const;
  };

  /** So much later: all processes of this one's site were last heard of so much earlier. */
  const letPass = async ({ redis: link }: SharedState, ms: number) => {
    if (!link) throw new Error('a process alone has no clock in Redis');
    const alive = `${link.prefix}presence:alive`;
    for (const process of await link.client.zrange(alive, '0', '-1')) {
      await link.client.zincrby(alive, -ms, process);
    }
  };

  test('count, number and know together', async () => {
    const [one, other] = await two();
    await one.counters.count('a', 60_000);
    expect((await other.counters.count('a', 60_000)).count).toBe(2);
    const pace = { burst: 1, perSecond: 0.01 };
    expect([await one.counters.take('a', pace), await other.counters.take('a', pace)]).toEqual([true, false]);
    const seq = (await one.memberEvents.append(7, sent('1'))) ?? NaN;
    expect(await other.memberEvents.append(7, sent('2'))).toBe(seq + 1);
    expect((await one.memberEvents.after(7, seq)).list).toMatchObject([sent('2')]);
    await one.presence.enter(attendance(1, 'a'));
    expect(await other.presence.enter(attendance(1, 'b'))).toEqual({ isNew: false, users: [member(1)] });
    expect(await one.presence.leave('presence-member.USD', 'a')).toBeUndefined();
    expect(await other.presence.leave('presence-member.USD', 'b')).toEqual(member(1));
  });

  test('two sites know nothing of each other', async () => {
    const [one, other] = [await open(redis.url), await open(redis.url)];
    await one.counters.count('a', 60_000);
    expect((await other.counters.count('a', 60_000)).count).toBe(1);
  });

  test('who was there by a process that died has left, and is told of once', async () => {
    const [one, other] = await two();
    for (const { presence } of [one, other]) await presence.beat();
    await one.presence.enter(attendance(1, 'a'));
    await one.presence.enter(attendance(2, 'b'));
    await other.presence.enter(attendance(2, 'c'));
    const third = await open(redis.url, one.redis?.prefix.split(':')[1] ?? '');
    // As a process that is killed: it does not say goodbye.
    one.redis?.client.disconnect();
    const went: unknown[] = [];
    const hear = async () => {
      const heard = await Promise.all([other.presence.beat(), third.presence.beat()]);
      went.push(...heard.flatMap((changes) => changes.went));
    };
    await hear();
    await letPass(other, DEAD_AFTER_MS / 2);
    await hear();
    expect(went).toEqual([]);
    await letPass(other, DEAD_AFTER_MS / 2);
    await hear();
    await hear();
    expect(went).toMatchObject([{ channel: 'presence-member.USD', user: member(1) }]);
    expect((await other.presence.enter(attendance(3, 'd'))).users).toHaveLength(2);
  });

  test('while Redis is away each goes on alone, says so once, and agrees again afterwards', async () => {
    const [one, other] = await two();
    for (const { presence } of [one, other]) await presence.beat();
    await one.presence.enter(attendance(1, 'a'));
    await one.presence.enter(attendance(5, 'e'));
    await redis.kill();
    await until(() => [one, other].every((state) => state.redis?.client.status !== 'ready'));

    expect((await one.counters.count('a', 60_000)).count).toBe(1);
    expect((await other.counters.count('a', 60_000)).count).toBe(1);
    expect(await one.memberEvents.append(7, sent('1'))).toBeUndefined();
    expect(await one.memberEvents.after(7, 5)).toMatchObject({ isComplete: false });
    expect(await one.presence.enter(attendance(2, 'b'))).toEqual({
      isNew: true,
      users: [member(1), member(5), member(2)],
    });
    expect(await one.presence.leave('presence-member.USD', 'e')).toEqual(member(5));
    expect(said.filter((line) => line.includes('Redis is away'))).toHaveLength(2);

    await redis.start();
    await until(() => [one, other].every((state) => state.redis?.client.status === 'ready'));
    expect(said.filter((line) => line.includes('Redis is back'))).toHaveLength(2);
    // It has lost its memory: who is there is written down anew, and is no news.
    expect(await one.presence.beat()).toEqual({ came: [], went: [] });
    const { users } = await other.presence.enter(attendance(3, 'c'));
    expect(users.map(({ user_id }) => user_id).sort()).toEqual([1, 2, 3]);
    const seq = (await one.memberEvents.append(7, sent('1'))) ?? NaN;
    expect(await other.memberEvents.append(7, sent('2'))).toBe(seq + 1);
  });

  test('a process that was taken for dead comes back, and so do those who are there by it', async () => {
    const [one, other] = await two();
    await one.presence.beat();
    await one.presence.enter(attendance(1, 'a'));
    await letPass(other, DEAD_AFTER_MS);
    expect((await other.presence.beat()).went).toMatchObject([{ user: member(1) }]);
    expect((await one.presence.beat()).came).toMatchObject([{ user: member(1) }]);
    expect((await other.presence.enter(attendance(2, 'b'))).users).toHaveLength(2);
  });

  test('a Redis that is not there is named, without its password', async () => {
    const url = 'redis://me:hush@127.0.0.1:1/0';
    await expect(openSharedState({ redisUrl: url, site: 'x', log })).rejects.toThrow(
      /^The Redis at 127\.0\.0\.1:1 \(REDIS_URL\) cannot be used: connect ECONNREFUSED/,
    );
  });
});
