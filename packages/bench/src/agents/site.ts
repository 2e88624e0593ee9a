import type pg from 'pg';
import type { Sender } from '../platform/sender.ts';
import type { Platform } from '../platform/servers.ts';
import type { Generated } from './generate.ts';
import type { AgentsOptions } from './options.ts';

export type Say = (line: string) => void;

/** What the measurements share. */
export interface Site {
  readonly platform: Platform;
  readonly client: pg.Client;
  readonly sender: Sender;
  /** The agent above all others. */
  readonly agent: { readonly id: number; readonly token: string };
  readonly generated: Generated;
  readonly options: AgentsOptions;
  readonly say: Say;
}

/** Returns how many milliseconds some work takes, and its result. */
export async function timed<Result>(
  work: () => Promise<Result>,
): Promise<readonly [ms: number, result: Result]> {
  const began = performance.now();
  const result = await work();
  return [performance.now() - began, result];
}
