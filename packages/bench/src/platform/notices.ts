import { CHANNELS, contentChanged, encodeEvent } from '@tessera/wire';

/** What a server listens to in its database: the platform's own name, which the bare server shares. */
export const NOTICES = 'tessera_notices';

const KNOCK = `SELECT pg_notify('${NOTICES}', '')`;

/** Has the platform tell every visitor of the site, as the operator's commands do. */
export function platformNotice(): string {
  const payload = encodeEvent(contentChanged, { kind: 'maintenance' });
  const body = JSON.stringify({ to: 'channel', channel: CHANNELS.site, event: contentChanged.name, payload });
  return `WITH given AS (INSERT INTO notices (body) VALUES ('${body}'::jsonb)) ${KNOCK}`;
}

/** Has the bare server do so. */
export const BARE_NOTICE = KNOCK;
