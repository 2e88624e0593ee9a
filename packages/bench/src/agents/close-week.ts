import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '@tessera/e2e/servers';
import type { Platform } from '../platform/servers.ts';
import { compared, limited, type Row } from '../rows.ts';
import { timed, type Site } from './site.ts';

const CLOSE_MS = 5 * 60_000;

/** Settles a week of all agents by the operator's command. */
export async function closeWeek({ client, platform, generated, say }: Site): Promise<Row[]> {
  const { rows } = await client.query<{ week: string; first: string }>(
    `SELECT to_char(now() - interval '14 days', 'IYYY"-W"IW') AS week,
       to_char(date_trunc('week', now() - interval '14 days'), 'YYYY-MM-DD') AS first`,
  );
  const { week = '', first = '' } = rows[0] ?? {};
  say(`settling ${week} of ${generated.agents.toLocaleString('en')} agents`);
  const [bare] = await timed(() =>
    client.query(
      `SELECT agent_id, currency, depth, sum(turnover), sum(payouts), sum(bonuses) FROM agent_days
       WHERE day BETWEEN $1::date AND $1::date + 6 GROUP BY 1, 2, 3`,
      [first],
    ),
  );
  const [ours] = await timed(() => operator(platform, ['agents', 'settle', '--week', week]));
  const { rows: settled } = await client.query<{ n: string; paid: string }>(
    'SELECT count(*) AS n, count(*) FILTER (WHERE paid > 0) AS paid FROM agent_settlements WHERE week = $1',
    [week],
  );
  return [
    limited({
      what: 'Close of a week for all agents',
      unit: 'ms',
      ours: [ours],
      bar: { most: CLOSE_MS },
      note: `${Number(settled[0]?.n).toLocaleString('en')} settled, ${Number(settled[0]?.paid).toLocaleString('en')} paid`,
    }),
    compared({
      what: 'Close beside a bare query',
      unit: 'ms',
      ours: [ours],
      theirs: [bare],
      than: 'one query of the week’s sums',
    }),
  ];
}

async function operator({ dataDir }: Platform, args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [join(ROOT, 'scripts/operator.mjs'), ...args], {
    env: { ...process.env, DATA_DIR: dataDir, OPERATOR: 'bench' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`operator ${args.join(' ')} failed: ${said}`);
}
