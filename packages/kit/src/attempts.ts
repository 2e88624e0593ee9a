import type { Shell } from '@tessera/contracts';
import { createKeptAttempts, type KeptAttempts } from './kept-attempts.ts';
import { randomId } from './random-id.ts';
import { whose } from './scope.ts';
import { steadyNow } from './steady-clock.ts';

/**
 * How long an attempt of unknown outcome is continued by a submission of the same payload. After that the player
 * intends a new action.
 */
export const ATTEMPT_KEEP_MS = 10 * 60_000;

/**
 * The idempotency keys of attempts whose outcome is not known. They outlive the form, so that one which
 * was closed after a timeout and is opened again still continues the attempt, and cannot pay twice.
 */
export interface Attempts {
  /**
   * Returns the key of the slot's open attempt where the payload is the same. Another payload is a new attempt and
   * forgets the one before: A, B, A are three attempts.
   * @param slot the call, and what it concerns where a page has several forms of it
   */
  readonly keyFor: (slot: string, payload: unknown) => string;
  /** Ends an attempt whose outcome is known: the next submission is a new one, even of the same payload. */
  readonly settle: (slot: string, key: string) => void;
  /** Forgets all attempts: another player's are not continued. */
  readonly clear: () => void;
}

interface Attempt {
  readonly payload: string;
  readonly key: string;
  readonly since: number;
}

/** @param now a clock that does not jump, in ms */
export function createAttempts(now: () => number = steadyNow): Attempts {
  const open = new Map<string, Attempt>();
  return {
    keyFor(slot, value) {
      const payload = JSON.stringify(value);
      const last = open.get(slot);
      if (last?.payload === payload && now() - last.since <= ATTEMPT_KEEP_MS) return last.key;
      const key = randomId();
      open.set(slot, { payload, key, since: now() });
      return key;
    },
    settle(slot, key) {
      if (open.get(slot)?.key === key) open.delete(slot);
    },
    clear: () => open.clear(),
  };
}

const byShell = new WeakMap<Shell, Attempts>();

/** Returns the attempts of a remote, by the shell interface that it alone has; another player begins without any. */
export function attemptsOf(shell: Shell): Attempts {
  const known = byShell.get(shell);
  if (known) return known;
  const attempts = createAttempts();
  let player = whose(shell);
  shell.session.subscribe(() => {
    const now = whose(shell);
    if (now !== player) attempts.clear();
    player = now;
  });
  byShell.set(shell, attempts);
  return attempts;
}

const keptByShell = new WeakMap<Shell, { readonly owner: number | string; readonly kept: KeptAttempts }>();

/** Returns the attempts of the present player that outlive the document. */
export function keptAttemptsOf(shell: Shell): KeptAttempts {
  const owner = whose(shell);
  const known = keptByShell.get(shell);
  if (known?.owner === owner) return known.kept;
  const kept = createKeptAttempts({ drafts: shell.drafts, owner, now: steadyNow, keepMs: ATTEMPT_KEEP_MS });
  keptByShell.set(shell, { owner, kept });
  return kept;
}
