import { randomId } from '@tessera/kit';
import type { Tabs } from '../edge/tabs.ts';

/** Both topics carry the id of an outcome. */
const SENT = 'reveal.sent';
const REVEALED = 'reveal.done';
/** The longest wait for an outcome of another tab, which may have been closed. */
const OTHER_TAB_MAX_MS = 15_000;

/** Holds back what could show an outcome before its own part reveals it (spec §8 Roulette), in all tabs of this browser. */
export interface Reveals {
  /** Holds from the sending of a call until a time after its answer. A failure has nothing to reveal. */
  readonly during: <Answer>(afterMs: number, send: () => Promise<Answer>) => Promise<Answer>;
  /** Resolves when the present outcomes are revealed; `undefined` if none waits. */
  readonly revealed: () => Promise<unknown> | undefined;
}

export function createReveals(tabs: Tabs): Reveals {
  const waiting = new Map<unknown, PromiseWithResolvers<void>>();
  const begin = (id: unknown) => void waiting.set(id, Promise.withResolvers());
  const end = (id: unknown) => {
    waiting.get(id)?.resolve();
    waiting.delete(id);
  };

  tabs.on(SENT, (id) => {
    begin(id);
    setTimeout(end, OTHER_TAB_MAX_MS, id);
  });
  tabs.on(REVEALED, end);

  return {
    async during(afterMs, send) {
      const id = randomId();
      let holdMs = 0;
      begin(id);
      tabs.post(SENT, id);
      try {
        const answer = await send();
        holdMs = afterMs;
        return answer;
      } finally {
        setTimeout(() => {
          end(id);
          tabs.post(REVEALED, id);
        }, holdMs);
      }
    },
    revealed: () =>
      waiting.size > 0 ? Promise.all(Array.from(waiting.values(), ({ promise }) => promise)) : undefined,
  };
}
