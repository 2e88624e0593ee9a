import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { percentile } from '../../statistics.ts';
import { serverCounts } from './counts.ts';
import type { Generated } from './generator.ts';

/** One gateway process under one process that asks. */
export interface Load {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Of the whole process, its threads included. */
  readonly cpuMsPerRequest: number;
  readonly failures: number;
}

export async function measureLoad(
  site: string,
  path: string,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<Load> {
  const url = new URL(path, site).href;
  await generate(url, connections, 2);
  const before = await serverCounts(site);
  const { tookMs, failures, seconds: took } = await generate(url, connections, seconds);
  const cpu = (await serverCounts(site)).cpuSeconds - before.cpuSeconds;
  if (tookMs.length === 0) throw new Error(`${url} gave no answer with status 200 (${failures} failures)`);
  return {
    perSecond: tookMs.length / took,
    p50Ms: percentile(tookMs, 0.5) ?? NaN,
    p99Ms: percentile(tookMs, 0.99) ?? NaN,
    cpuMsPerRequest: (cpu * 1_000) / (tookMs.length + failures),
    failures,
  };
}

async function generate(url: string, connections: number, seconds: number): Promise<Generated> {
  const script = join(import.meta.dirname, 'generator.ts');
  const child = spawn(process.execPath, [script, url, String(connections), String(seconds)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let written = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (written += chunk));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`the load generator failed (exit ${code})`);
  return JSON.parse(written) as Generated;
}
