import { randomId } from '@tessera/kit';
import type { Tabs } from '../edge/tabs.ts';

const TOPIC = 'reveal';
/** The longest wait for an outcome of another tab, which may have been closed. */
const OTHER_TAB_MAX_MS = 15_000;

/** Holds back what could show an outcome before its own part reveals it (spec §8 Roulette), in all tabs of this browser. */
export interface Reveals {
  /** Holds from the sending of a call until a time after its answer. A failure has nothing to reveal. */
  readonly during: <Answer>(afterMs: number, send: () => Promise<Answer>) => Promise<Answer>;
  /** Resolves when the present outcomes are revealed; `undefined` if none waits. */
  readonly revealed: () => Promise<unknown> | undefined;
}

interface Waiting {
  readonly revealed: Promise<void>;
  readonly end: () => void;
}

export function createReveals(tabs: Tabs): Reveals {
  const waiting = new Map<string, Waiting>();

  function begin(id: string): void {
    const { promise: revealed, resolve: end } = Promise.withResolvers<void>();
    waiting.set(id, { revealed, end });
  }
  function end(id: string): void {
    waiting.get(id)?.end();
    waiting.delete(id);
  }

  tabs.on(TOPIC, (message) => {
    if (!isMessage(message)) return;
    if (message.isRevealed) return end(message.id);
    begin(message.id);
    setTimeout(() => end(message.id), OTHER_TAB_MAX_MS);
  });

  return {
    async during(afterMs, send) {
      const id = randomId();
      const reveal = () => {
        end(id);
        tabs.post(TOPIC, { id, isRevealed: true });
      };
      begin(id);
      tabs.post(TOPIC, { id, isRevealed: false });
      try {
        const answer = await send();
        setTimeout(reveal, afterMs);
        return answer;
      } catch (error) {
        reveal();
        throw error;
      }
    },
    revealed() {
      if (waiting.size === 0) return undefined;
      return Promise.all([...waiting.values()].map(({ revealed }) => revealed));
    },
  };
}

interface Message {
  readonly id: string;
  readonly isRevealed: boolean;
}

function isMessage(message: unknown): message is Message {
  if (typeof message !== 'object' || message === null) return false;
  const { id, isRevealed } = message as Partial<Message>;
  return typeof id === 'string' && typeof isRevealed === 'boolean';
}
