const CSP_COUNTER = /^gateway_csp_reports_total\{(.*)\} ([1-9]\d*)$/gm;
/** Tests that let tampered scripts in provoke exactly these: the policy did its work. */
const PROVOKED = /directive="(?:integrity|script)[^"]*"/;

/** What browsers reported to the gateway as blocked in this run: "directive … times". */
export async function blockedByPolicy(site: string): Promise<string[]> {
  const metrics = await (await fetch(`${site}/metrics`)).text();
  return [...metrics.matchAll(CSP_COUNTER)]
    .filter(([, labels = '']) => !PROVOKED.test(labels))
    .map(([, labels, times]) => `${labels}: ${times} times`);
}
