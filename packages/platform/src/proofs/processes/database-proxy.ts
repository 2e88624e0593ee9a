import { connect, createServer, type Socket } from 'node:net';

/** Stands between a platform and its database, and knows the moment between a commit and what comes after it. */
export interface DatabaseProxy {
  /** The database's address through this proxy. */
  readonly url: string;
  /**
   * From now on answers to a COMMIT of serialisable transactions (those that move money) are held back, and all that
   * would follow on their connections: the database has committed, and the platform does not know.
   * @param count settles when so many are held
   */
  holdCommits(count: number): Promise<void>;
  /** Settles when no such COMMIT is on its way: what the database has committed by now is held. */
  noneUnderway(): Promise<void>;
  /** Holds no more, and breaks the connections whose answers were held. */
  cut(): void;
  close(): Promise<void>;
}

const BEGIN = Buffer.from('isolation level serializable', 'latin1');
/** Frontend message `Query` with this text, as the driver sends it: type, length, text, zero. */
const COMMIT = Buffer.from('Q\0\0\0\x0bcommit\0', 'latin1');
const ROLLBACK = Buffer.from('Q\0\0\0\x0drollback\0', 'latin1');
/** Backend message `CommandComplete` of a COMMIT. */
const COMMITTED = Buffer.from('C\0\0\0\x0bCOMMIT\0', 'latin1');

export async function proxyDatabase(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  const held = new Set<Socket>();
  const underway = new Set<Socket>();
  let onHeld: (() => void) | undefined;
  let onNoneUnderway: () => void = () => undefined;

  function arrived(platform: Socket): void {
    underway.delete(platform);
    if (underway.size === 0) onNoneUnderway();
  }

  const server = createServer((platform) => {
    const database = connect(Number(target.port), target.hostname);
    let isSerialisable = false;
    let commits = false;
    for (const [socket, other] of [
      [platform, database],
      [database, platform],
    ] as const) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        open.delete(socket);
        arrived(platform);
        other.destroy();
      });
    }
    platform.on('data', (chunk) => {
      // One that is tried again was rolled back: what its connection commits next may be anything.
      if (chunk.includes(ROLLBACK)) isSerialisable = false;
      if (chunk.includes(BEGIN)) isSerialisable = true;
      commits = isSerialisable && chunk.includes(COMMIT);
      if (commits) {
        isSerialisable = false;
        underway.add(platform);
      }
      database.write(chunk);
    });
    database.on('data', (chunk) => {
      if (onHeld && commits && chunk.includes(COMMITTED)) {
        held.add(platform);
        onHeld();
      }
      if (!held.has(platform)) platform.write(chunk);
      arrived(platform);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const through = new URL(databaseUrl);
  through.port = String((server.address() as { port: number }).port);

  return {
    url: through.href,
    holdCommits: (count) =>
      new Promise((resolve) => {
        onHeld = () => {
          if (held.size === count) resolve();
        };
      }),
    noneUnderway: () =>
      new Promise((resolve) => {
        onNoneUnderway = resolve;
        if (underway.size === 0) resolve();
      }),
    cut() {
      onHeld = undefined;
      for (const socket of held) socket.destroy();
      held.clear();
    },
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
