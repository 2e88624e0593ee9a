import type { Source } from '../bench/bench.ts';
import { recordingOf, type Recordings } from './recording.ts';
import type { Exchange } from '../platform/api.ts';

/** The dev server's address for the source of answers and for recordings. */
const ANSWERS_PATH = '/__alone/answers';
const RECORDED_PATH = '/__alone/recorded';

interface FromServer {
  readonly source: Source;
  /** The contents of the remote's `src/testing/recorded`. */
  readonly recorded: Recordings;
}

/** @throws Error where the page was not served by `tessera-dev` */
export async function askServer(): Promise<FromServer> {
  const response = await fetch(ANSWERS_PATH);
  if (!response.ok)
    throw new Error(`${ANSWERS_PATH} answered ${response.status}: is this page served by tessera-dev?`);
  return (await response.json()) as FromServer;
}

/** Has the server write an answer down, where it may be. @returns what was written */
export async function record(exchange: Exchange): Promise<string | undefined> {
  const found = recordingOf(exchange);
  if (!found) return undefined;
  const response = await fetch(RECORDED_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(found),
  });
  if (!response.ok) throw new Error(`the answer of ${found.key} was not written: ${await response.text()}`);
  return `${found.key}.json`;
}
