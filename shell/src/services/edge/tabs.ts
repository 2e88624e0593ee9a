import type { Disposer } from '@tessera/contracts';
import { createListeners } from '@tessera/domain/state';

/** Words between the tabs and windows of this browser on this site. What comes in is unchecked: parse it. */
export interface Tabs {
  readonly post: (topic: string, message: unknown) => void;
  readonly on: (topic: string, listener: (message: unknown) => void) => Disposer;
}

interface Envelope {
  readonly topic: string;
  readonly message: unknown;
}

/** @param channel a BroadcastChannel, or `undefined` where there is none: then every tab is on its own */
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
