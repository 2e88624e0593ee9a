import pg from 'pg';
import { CALLS, type PayloadOf } from '@tessera/wire';
import { using } from '../ending.ts';
import { interleaved } from '../rounds.ts';
import { compared, type Row } from '../rows.ts';
import { median } from '../statistics.ts';
import { writeHistory } from './history.ts';
import { logIn, register } from './players.ts';
import { openSender } from './sender.ts';
import { databaseUrl, type Servers } from './servers.ts';

const PAGE = 20;
/** Requests of one round, of which the middle one counts. */
const TRIES = 9;

interface Asked {
  readonly rounds: number;
  /** Of the member whose records are read. */
  readonly entries: number;
}

/** Measures pages of one member's cash records, and the same rows and totals by plain queries of the ledger. */
export function measureRecords(
  servers: Pick<Servers, 'platform' | 'providerKey' | 'dataDir'>,
  { rounds, entries }: Asked,
  say: (line: string) => void,
): Promise<Row[]> {
  return using(
    async () => {
      const client = new pg.Client({ connectionString: databaseUrl(servers.dataDir, 'tessera') });
      await client.connect();
      return client;
    },
    (client) => client.end(),
    async (client) => {
      const sender = openSender(servers.platform, servers.providerKey);
      const [account = ''] = await register(sender, 1);
      const token = await logIn(sender, account);
      const { id } = await sender.send(CALLS.layout, {}, token);
      say(`writing ${entries.toLocaleString('en')} entries of one member`);
      const own = await writeHistory(client, id, entries);
      const rows: Row[] = [];
      for (const [what, payload] of pagesOf(entries)) {
        const ours = async () => {
          const { list } = await sender.send(CALLS.cashRecords, { ...payload, count: PAGE }, token);
          if (list.length === 0) throw new Error(`${what} is empty`);
        };
        // The first reading keeps the sums of days, as the platform's sweep does within a minute.
        await ours();
        const results = await interleaved(
          rounds,
          { ours: () => middleOf(ours), theirs: () => middleOf(() => bare(client, own, payload)) },
          (round) => say(`cash records, ${what}, round ${round} of ${rounds}`),
        );
        rows.push(
          compared({
            what: `Cash records of ${entries.toLocaleString('en')} entries, ${what}`,
            unit: 'ms',
            ours: results.ours,
            theirs: results.theirs,
            than: 'rows and totals by bare pg',
          }),
        );
      }
      sender.close();
      return rows;
    },
  );
}

type Page = Pick<PayloadOf<typeof CALLS.cashRecords>, 'kind' | 'page'>;

const pagesOf = (entries: number): readonly (readonly [string, Page])[] => [
  ['first page', {}],
  ['a page in the middle', { page: Math.max(1, Math.floor(entries / PAGE / 2)) }],
  ['deposits', { kind: 'deposit' }],
];

/** @returns milliseconds */
async function middleOf(work: () => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let tried = 0; tried < TRIES; tried += 1) {
    const from = performance.now();
    await work();
    took.push(performance.now() - from);
  }
  return median(took) ?? 0;
}

/** Reads the same rows and totals without sums that are kept. */
async function bare(client: pg.Client, accountId: number, { kind, page = 1 }: Page): Promise<void> {
  const where = `FROM ledger_entries entry JOIN ledger_transactions booked ON booked.id = entry.transaction_id
    WHERE entry.account_id = $1 AND ($2::text IS NULL OR booked.kind = $2)`;
  const selected = [accountId, kind ?? null];
  await client.query(
    `SELECT count(*), sum(entry.amount) FILTER (WHERE entry.amount > 0), sum(entry.amount) FILTER (WHERE entry.amount < 0) ${where}`,
    selected,
  );
  await client.query(
    `SELECT entry.id, entry.created_at, entry.amount, booked.kind ${where}
     ORDER BY entry.created_at DESC, entry.id DESC LIMIT ${PAGE} OFFSET $3`,
    [...selected, (page - 1) * PAGE],
  );
}
