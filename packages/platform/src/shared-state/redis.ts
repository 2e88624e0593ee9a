import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { Redis, type RedisOptions } from 'ioredis';
import { StartFailure } from '@tessera/server';

const CONNECT_MS = 3_000;
/** A Redis that takes longer is treated as one that is away: nobody's request waits for it. */
const COMMAND_MS = 1_000;
const AGAIN_MS = { first: 100, longest: 2_000 };

/** A Lua script: Redis runs nothing else meanwhile. */
export interface Script {
  readonly lua: string;
  readonly sha: string;
}

export function script(lua: string): Script {
  return { lua, sha: createHash('sha1').update(lua).digest('hex') };
}

export interface RedisLink {
  /** Its commands fail at once while Redis is away. */
  readonly client: Redis;
  /** Stands before every key and channel of this site. */
  readonly prefix: string;
  /** Another connection, whose commands wait for Redis to come back. */
  patient(): Redis;
  run(script: Script, keys: readonly string[], given: readonly (string | number)[]): Promise<unknown>;
  /** What `ask` says; while Redis is away, what this process knows alone. */
  ask<T>(ask: () => Promise<T>, alone: () => T | Promise<T>): Promise<T>;
  /** Everything that was asked is done by then. */
  close(): Promise<void>;
}

interface Options {
  readonly url: string;
  readonly prefix: string;
  readonly log: FastifyBaseLogger;
}

/** @throws StartFailure where it does not answer */
export async function connectRedis({ url, prefix, log }: Options): Promise<RedisLink> {
  const shared: RedisOptions = {
    connectionName: 'tessera-platform',
    connectTimeout: CONNECT_MS,
    retryStrategy: (tries) => Math.min(tries * AGAIN_MS.first, AGAIN_MS.longest),
  };
  const client = new Redis(url, {
    ...shared,
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_MS,
  });
  await connectFirst(client, url);
  const stopTelling = tellOfAbsence(client, log);
  const opened: Redis[] = [];

  return {
    client,
    prefix,
    patient() {
      const patient = new Redis(url, { ...shared, maxRetriesPerRequest: null });
      // What is lost with the connection is said once, by the first one.
      patient.on('error', () => undefined);
      opened.push(patient);
      return patient;
    },
    async run({ lua, sha }, keys, given) {
      try {
        return await client.evalsha(sha, keys.length, ...keys, ...given);
      } catch (error) {
        if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error;
        return client.eval(lua, keys.length, ...keys, ...given);
      }
    },
    async ask(ask, alone) {
      try {
        return await ask();
      } catch (error) {
        if (client.status === 'ready') log.error({ err: error }, 'Redis did not do what it was asked');
        return alone();
      }
    },
    async close() {
      stopTelling();
      for (const one of opened) one.disconnect();
      await client.quit().catch(() => client.disconnect());
    },
  };
}

async function connectFirst(client: Redis, url: string): Promise<void> {
  let reason: Error | undefined;
  const note = (error: Error) => {
    reason = error;
  };
  client.on('error', note);
  try {
    await client.connect();
    await client.ping();
  } catch (error) {
    client.disconnect();
    const { host } = new URL(url);
    const { message } = reason ?? (error as Error);
    throw new StartFailure(`The Redis at ${host} (REDIS_URL) cannot be used: ${message}`, { cause: error });
  } finally {
    client.off('error', note);
  }
}

/** One line when it goes and one when it is back, instead of one for each command that fails. */
function tellOfAbsence(client: Redis, log: FastifyBaseLogger): () => void {
  let isAway = false;
  const away = () => {
    if (!isAway)
      log.warn('Redis is away: until it is back, limits, presence and events hold in each process alone');
    isAway = true;
  };
  const back = () => {
    if (isAway) log.warn('Redis is back');
    isAway = false;
  };
  client.on('error', (error) => log.debug({ err: error }, 'Redis'));
  client.on('close', away).on('ready', back);
  return () => void client.off('close', away).off('ready', back);
}
