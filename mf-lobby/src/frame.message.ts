/** A frame of another origin, as this page has opened it. */
export interface Frame {
  /** `null` while it is not there. */
  readonly window: MessageEventSource | null;
  /** Where it was opened. */
  readonly url: string;
}

/** A message as far as it must be known to be believed. */
export type FrameMessage = Pick<MessageEvent, 'data' | 'origin' | 'source'>;

/** Whether a message is the frame's own: of that very window, and only while it stands on the origin where it was opened. */
export function isFrom({ source, origin }: FrameMessage, { window, url }: Frame): boolean {
  return window !== null && source === window && origin === new URL(url).origin;
}
