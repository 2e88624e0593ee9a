import pg from 'pg';
import { CHANNEL } from './postgres-schema.ts';

/** How soon a lost connection is made anew, and how long the wait grows where it cannot be. */
const RETRY_MS = { first: 100, most: 5_000 };
/** A connection that is cut off without a word is noticed by asking. */
const ASK_MS = 5_000;

/**
 * Calls back at each change, and whenever one may have been missed: after every connection that is made anew.
 * @returns what ends it
 */
export function followPostgres(url: string, onChange: () => void): () => void {
  let isOver = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let waitMs = RETRY_MS.first;

  function again(lost: pg.Client): void {
    if (isOver || client !== lost) return;
    client = undefined;
    clearTimeout(timer);
    void lost.end().catch(() => undefined);
    timer = setTimeout(() => void connect(), waitMs).unref();
    waitMs = Math.min(waitMs * 2, RETRY_MS.most);
  }

  function askLater(own: pg.Client): void {
    timer = setTimeout(() => {
      const late = setTimeout(() => again(own), ASK_MS).unref();
      own.query('SELECT 1').then(
        () => {
          clearTimeout(late);
          if (client === own) askLater(own);
        },
        () => again(own),
      );
    }, ASK_MS).unref();
  }

  async function connect(): Promise<void> {
    const own = new pg.Client({
      connectionString: url,
      keepAlive: true,
      application_name: 'tessera-gateway',
    });
    client = own;
    own.on('error', () => again(own));
    own.on('end', () => again(own));
    own.on('notification', () => {
      if (!isOver) onChange();
    });
    try {
      await own.connect();
      await own.query(`LISTEN ${CHANNEL}`);
    } catch {
      return again(own);
    }
    if (isOver) return void own.end().catch(() => undefined);
    waitMs = RETRY_MS.first;
    // What happened while nobody listened is looked up; before the first listening too.
    onChange();
    askLater(own);
  }

  void connect();
  return () => {
    isOver = true;
    clearTimeout(timer);
    void client?.end().catch(() => undefined);
  };
}
