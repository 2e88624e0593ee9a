import type { Shell } from '@tessera/contracts';
import { steadyNow } from '@tessera/kit/elapsed';
import type { Call, PayloadOf } from '@tessera/wire';
import * as v from 'valibot';

/** What a call was sent with, in this tab, while its outcome is unknown: it is sent again after a reload, too. */
interface KeptPayload<C extends Call> {
  /** @param lastsMs as long as the idempotency key is kept: later it would be another request */
  readonly keep: (payload: PayloadOf<C>, lastsMs: number) => void;
  readonly get: () => PayloadOf<C> | undefined;
  /** The outcome is known. */
  readonly forget: () => void;
}

export function keptPayload<C extends Call>(shell: Shell, call: C): KeptPayload<C> {
  const drafts = shell.drafts ?? memoryOf(shell);
  const kept = v.pipe(
    v.string(),
    v.parseJson(),
    v.object({ untilMs: v.number(), payload: call.payload }),
    v.check(({ untilMs }) => untilMs > steadyNow()),
  );
  return {
    keep(payload, lastsMs) {
      drafts.set(call.name, JSON.stringify({ untilMs: steadyNow() + lastsMs, payload }));
    },
    get() {
      const read = v.safeParse(kept, drafts.get(call.name));
      return read.success ? (read.output.payload as PayloadOf<C>) : undefined;
    },
    forget: () => void drafts.remove(call.name),
  };
}

const byShell = new WeakMap<Shell, Map<string, string>>();

/** For shells before contract 1.6, which keep nothing. */
function memoryOf(shell: Shell) {
  const memory = byShell.get(shell) ?? new Map<string, string>();
  byShell.set(shell, memory);
  return {
    get: (name: string) => memory.get(name),
    set: (name: string, draft: string) => void memory.set(name, draft),
    remove: (name: string) => void memory.delete(name),
  };
}
