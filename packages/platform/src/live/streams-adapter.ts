import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { Redis } from 'ioredis';
import type { RedisLink } from '../shared-state/redis.ts';

/** So many events are kept for connections that come back: two minutes of more than four hundred a second. */
const KEEP_EVENTS = 50_000;

/**
 * Lets the sockets of several processes be one server's. While Redis is away each process reaches its own sockets, and
 * goes on reading where it was afterwards.
 */
export async function adapterOver(redis: RedisLink): Promise<ReturnType<typeof createAdapter>> {
  const { client, prefix } = redis;
  const streamName = `${prefix}socket.io`;
  const [newest] = await client.xrevrange(streamName, '+', '-', 'COUNT', 1);
  const begin = newest?.[0] ?? '0-0';
  const readers = () => readerFrom(redis.patient(), begin);
  return createAdapter(publisherOver(client, readers), {
    streamName,
    channelPrefix: streamName,
    sessionKeyPrefix: `${prefix}socket.io:session:`,
    maxLen: KEEP_EVENTS,
    onlyPlaintext: true,
  });
}

/** The adapter leaves some of its commands to themselves; one that fails must not end the process. */
function publisherOver(client: Redis, duplicate: () => Redis): Redis {
  return new Proxy(client, {
    get(target, name) {
      if (name === 'duplicate') return duplicate;
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        const outcome: unknown = Reflect.apply(value, target, given);
        if (outcome instanceof Promise) outcome.catch(() => undefined);
        return outcome;
      };
    },
  });
}

/**
 * Until its first event, the adapter asks again and again for what comes from now on; what came between two questions
 * would be lost. This asks from where the stream was at the start. It connects by itself.
 */
function readerFrom(reader: Redis, begin: string): Redis {
  return new Proxy(reader, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (name === 'connect') return () => Promise.resolve();
      return (...given: unknown[]) =>
        Reflect.apply(
          value,
          target,
          name === 'xread' ? given.map((one) => (one === '$' ? begin : one)) : given,
        );
    },
  });
}
