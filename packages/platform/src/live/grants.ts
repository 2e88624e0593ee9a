import type { Socket } from 'socket.io';

/** Which private channels a socket is in, and by which session each was opened. Lives in the socket's data, which survives a recovery. */
export class Grants {
  readonly #sessionOf: Record<string, string>;

  private constructor(sessionOf: Record<string, string>) {
    this.#sessionOf = sessionOf;
  }

  static of(socket: Pick<Socket, 'data'>): Grants {
    const data = socket.data as { grants?: Record<string, string> };
    data.grants ??= {};
    return new Grants(data.grants);
  }

  /** Of the stored form; anything else has none. */
  static from(stored: unknown): Grants {
    return new Grants(
      typeof stored === 'object' && stored !== null ? (stored as Record<string, string>) : {},
    );
  }

  add(channel: string, sessionId: string): void {
    this.#sessionOf[channel] = sessionId;
  }

  remove(channel: string): void {
    delete this.#sessionOf[channel];
  }

  channels(): string[] {
    return Object.keys(this.#sessionOf);
  }

  channelsOf(sessionId: string): string[] {
    return this.channels().filter((channel) => this.#sessionOf[channel] === sessionId);
  }

  sessionIds(): string[] {
    return [...new Set(Object.values(this.#sessionOf))];
  }
}
