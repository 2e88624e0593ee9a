const CSP_COUNTER = /^gateway_csp_reports_total\{(.*)\} ([1-9]\d*)$/gm;
/** Tests that let tampered scripts in provoke exactly these: the policy did its work. */
const PROVOKED = /directive="(?:integrity|script)[^"]*"/;

/** How many samples a histogram of the gateway has under these labels. */
export async function sampled(
  site: string,
  histogram: string,
  labels: Readonly<Record<string, string>>,
): Promise<number> {
  const wanted = Object.entries(labels).map(([name, value]) => `${name}="${value}"`);
  const counts = (await (await fetch(`${site}/metrics`)).text())
    .split('\n')
    .filter(
      (line) => line.startsWith(`${histogram}_count{`) && wanted.every((label) => line.includes(label)),
    );
  return counts.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

/** What browsers reported to the gateway as blocked in this run: "directive … times". */
export async function blockedByPolicy(site: string): Promise<string[]> {
  const metrics = await (await fetch(`${site}/metrics`)).text();
  return [...metrics.matchAll(CSP_COUNTER)]
    .filter(([, labels = '']) => !PROVOKED.test(labels))
    .map(([, labels, times]) => `${labels}: ${times} times`);
}
