/** What a server tells in its metrics that the bench goes by; it counts from when the server began. */
export interface ServerCounts {
  /** Of the whole process, its threads included. */
  readonly cpuSeconds: number;
  /** First screens that were rendered in time, without those from the cache. */
  readonly rendered: number;
}

export async function serverCounts(site: string): Promise<ServerCounts> {
  return readCounts(await (await fetch(`${site}/metrics`)).text());
}

/** @param metrics in the Prometheus text form */
export function readCounts(metrics: string): ServerCounts {
  const cpuSeconds = valueOf(metrics, 'process_cpu_seconds_total');
  if (cpuSeconds === undefined) throw new Error('no process_cpu_seconds_total is told: METRICS must be on');
  const rendered = valueOf(metrics, 'gateway_first_screen_duration_seconds_count{outcome="rendered"}');
  return { cpuSeconds, rendered: rendered ?? 0 };
}

function valueOf(metrics: string, name: string): number | undefined {
  const line = metrics.split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1).split(' ', 1)[0]);
}
