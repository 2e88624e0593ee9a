import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const entrySchema = v.object({
  roundId: v.string(),
  sessionToken: v.string(),
  /** Decimal of the session's currency. */
  stake: v.string(),
  currency: v.string(),
  stops: v.array(v.array(v.number())),
  /** Epoch milliseconds of the draw. */
  at: v.number(),
  /**
   * `drawn`: the wager was sent and its answer may not have come; `closed`: settled, may be told again;
   * `dropped`: certainly never taken.
   */
  state: v.picklist(['drawn', 'closed', 'dropped']),
  payout: v.optional(v.string()),
  balance: v.optional(v.string()),
  /** Settled while nobody was there to see it: the next page of the session is shown it. */
  untold: v.optional(v.boolean()),
});
export type JournalEntry = v.InferOutput<typeof entrySchema>;

export interface Journal {
  get(roundId: string): JournalEntry | undefined;
  /** Writes the round's newest state, before the caller goes on. */
  put(entry: JournalEntry): void;
  /** Rounds of which nobody has said how they ended. */
  drawn(): JournalEntry[];
  /** A session's closed rounds, newest first. */
  closedOf(sessionToken: string, limit: number): JournalEntry[];
}

/** How many ended rounds are kept to be told again; open ones are kept always. */
const KEPT = 20_000;
/** The file is written anew when it holds this many more lines than rounds, for each round that is kept. */
const LINES_PER_KEPT = 4;

/**
 * The game server's own memory of its rounds: the platform's ledger is the truth, this makes a repeated request
 * and a restart answer what was drawn. One JSON line per change, compacted as it grows; without a folder it
 * lives in memory only.
 */
export function openJournal(folder: string | undefined, kept = KEPT): Journal {
  const entries = new Map<string, JournalEntry>();
  const file = folder && join(folder, 'rounds.jsonl');
  let lines = 0;

  function remember(entry: JournalEntry): void {
    entries.delete(entry.roundId);
    if (entry.state !== 'dropped') entries.set(entry.roundId, entry);
    if (entries.size <= kept) return;
    for (const [roundId, oldest] of entries) {
      if (oldest.state !== 'closed') continue;
      entries.delete(roundId);
      return;
    }
  }

  if (file) {
    mkdirSync(folder, { recursive: true });
    if (existsSync(file)) for (const line of readFileSync(file, 'utf8').split('\n')) readLine(line, remember);
    compact(file);
  }

  function compact(into: string): void {
    const text = [...entries.values()].map((entry) => `${JSON.stringify(entry)}\n`).join('');
    writeFileSync(`${into}.next`, text, { mode: 0o600 });
    renameSync(`${into}.next`, into);
    lines = entries.size;
  }

  return {
    get: (roundId) => entries.get(roundId),
    put(entry) {
      if (file) appendFileSync(file, `${JSON.stringify(entry)}\n`);
      remember(entry);
      lines += 1;
      if (file && lines > entries.size + kept * LINES_PER_KEPT) compact(file);
    },
    drawn: () => [...entries.values()].filter((entry) => entry.state === 'drawn'),
    closedOf: (sessionToken, limit) =>
      [...entries.values()]
        .filter((entry) => entry.state === 'closed' && entry.sessionToken === sessionToken)
        .slice(-limit)
        .reverse(),
  };
}

/** A line that a crash cut short is passed over: its round is still in the platform's list of open ones. */
function readLine(line: string, remember: (entry: JournalEntry) => void): void {
  if (!line) return;
  try {
    remember(v.parse(entrySchema, JSON.parse(line)));
  } catch {
    return;
  }
}
