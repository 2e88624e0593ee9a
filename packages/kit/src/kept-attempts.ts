import type { DraftsService } from '@tessera/contracts';
import * as v from 'valibot';
import { randomId } from './random-id.ts';

/** How many attempts of one member are kept; the oldest is forgotten first. */
export const MOST_KEPT_ATTEMPTS = 8;

const attempt = v.object({
  slot: v.string(),
  /** A hash of the payload: what was typed is not kept. */
  print: v.string(),
  key: v.string(),
  since: v.number(),
});
const attempts = v.array(attempt);
type KeptAttempt = v.InferOutput<typeof attempt>;

export interface KeptAttempts {
  /** Returns the key of the open attempt with this payload, which must be without secrets, or starts one. */
  readonly keyFor: (slot: string, payload: unknown) => string;
  /** Ends an attempt whose outcome is known. */
  readonly settle: (slot: string, key: string) => void;
}

interface KeptAttemptsOptions {
  readonly drafts: DraftsService | undefined;
  readonly owner: string | number;
  /** Epoch ms. */
  readonly now: () => number;
  readonly keepMs: number;
}

/**
 * Creates the idempotency keys of attempts that outlive the document: after a reload and in another tab the same payload
 * continues them. Several payloads of one slot are kept, so that going back to a former one continues it, too. They are
 * also held in memory, for a shell or a browser that keeps nothing.
 */
export function createKeptAttempts({ drafts, owner, now, keepMs }: KeptAttemptsOptions): KeptAttempts {
  const name = `attempts ${owner}`;
  let inMemory: readonly KeptAttempt[] = [];

  const isOpen = ({ since }: KeptAttempt) => Math.abs(now() - since) <= keepMs;
  // What is kept comes first: another tab may have ended an attempt.
  const read = () => (parse(drafts?.kept?.(name)) ?? inMemory).filter(isOpen);
  function write(next: readonly KeptAttempt[]): void {
    inMemory = next;
    drafts?.keep?.(name, JSON.stringify(next), keepMs);
  }

  return {
    keyFor(slot, payload) {
      const print = fingerprint(JSON.stringify(payload));
      const open = read();
      const known = open.find((one) => one.slot === slot && one.print === print);
      if (known) return known.key;
      const started = { slot, print, key: randomId(), since: now() };
      write([...open, started].slice(-MOST_KEPT_ATTEMPTS));
      return started.key;
    },
    settle(slot, key) {
      write(read().filter((one) => one.slot !== slot || one.key !== key));
    },
  };
}

function parse(kept: string | undefined): KeptAttempt[] | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), attempts), kept);
  return parsed.success ? parsed.output : undefined;
}

/** Returns 64 bits of FNV-1a over a text's UTF-16 units, as hexadecimal digits. */
function fingerprint(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (let at = 0; at < text.length; at += 1) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(at))) * 0x100000001b3n);
  }
  return hash.toString(16);
}
