import type { Disposer } from '@tessera/contracts';
import { createListeners } from '@tessera/domain/state';

/** Sends messages between the site's tabs and windows in this browser. Listeners must parse them: they are unchecked. */
export interface Tabs {
  readonly post: (topic: string, message: unknown) => void;
  readonly on: (topic: string, listener: (message: unknown) => void) => Disposer;
}

interface Envelope {
  readonly topic: string;
  readonly message: unknown;
}

/** Creates the messages over a BroadcastChannel. Without one no messages are exchanged. */
export function createTabs(channel: BroadcastChannel | undefined): Tabs {
  const received = createListeners<Envelope>();
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isEnvelope(data)) received.call(data);
  });
  return {
    post: (topic, message) => channel?.postMessage({ topic, message } satisfies Envelope),
    on: (topic, listener) => received.add((one) => one.topic === topic && listener(one.message)),
  };
}

function isEnvelope(data: unknown): data is Envelope {
  return typeof data === 'object' && data !== null && 'topic' in data && 'message' in data;
}
