/** A frame of another origin that this page has opened. */
export interface Frame {
  /** `null` before the frame is mounted. */
  readonly window: MessageEventSource | null;
  /** The address at which it was opened. */
  readonly url: string;
}

/** The fields of a message that identify its sender. */
export type FrameMessage = Pick<MessageEvent, 'data' | 'origin' | 'source'>;

/** Whether a message comes from the frame's own window, and from the origin at which it was opened. */
export function isFrom({ source, origin }: FrameMessage, { window, url }: Frame): boolean {
  return window !== null && source === window && origin === new URL(url).origin;
}
