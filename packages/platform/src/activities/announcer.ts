import type { Database } from '../db/connect.ts';
import type { Live } from '../live/live.ts';

/** What starts and ends an activity works with: a server's own services, or what an operator's command has of them. */
export interface Announcer {
  readonly db: Database;
  readonly live: Pick<Live, 'toChannel'>;
}
