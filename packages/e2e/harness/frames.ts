import type { Page } from '@playwright/test';

export interface Frames {
  /** The socket's messages that carry this event, as the page received them. */
  readonly received: (event: string) => readonly string[];
}

/** Listens to the page's socket; call it before the page is loaded. */
export function framesOf(page: Page): Frames {
  const all: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => void all.push(String(payload))),
  );
  return { received: (event) => all.filter((frame) => frame.includes(`["${event}"`)) };
}
