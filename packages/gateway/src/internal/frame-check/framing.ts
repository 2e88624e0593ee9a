/** The headers by which a page says who may show it in a frame; lower-case names, as Node gives them. */
export type FramingHeaders = Readonly<Record<string, string | undefined>>;

/**
 * Whether a page lets a site show it in a frame, as browsers decide it: `frame-ancestors` of every content security
 * policy, and `x-frame-options` only where no policy speaks of ancestors.
 * @param target the page's own origin
 * @param site the framing site's origin
 */
export function letsFrame(headers: FramingHeaders, target: string, site: string): boolean {
  const ancestors = (headers['content-security-policy'] ?? '')
    .split(',')
    .flatMap((policy) => directive(policy, 'frame-ancestors'));
  if (ancestors.length > 0) {
    return ancestors.every((sources) => sources.some((source) => isMatch(source, target, site)));
  }
  const options = (headers['x-frame-options'] ?? '').split(',').map((one) => one.trim().toLowerCase());
  if (options.includes('deny')) return false;
  return !options.includes('sameorigin') || target === site;
}

/** The sources of the policy's directive: none or one list, since only the first of a name counts. */
function directive(policy: string, name: string): string[][] {
  const found = policy
    .split(';')
    .map((one) => one.trim().toLowerCase().split(/\s+/))
    .find(([first]) => first === name);
  return found ? [found.slice(1)] : [];
}

function isMatch(source: string, target: string, site: string): boolean {
  if (source === '*') return true;
  if (source === "'self'") return target === site;
  const { protocol, hostname, port } = new URL(site);
  if (/^[a-z][a-z\d+.-]*:$/.test(source)) return source === protocol;
  const [, scheme, host = '', wantedPort] =
    /^(?:([a-z][a-z\d+.-]*:)\/\/)?([^:/]+)(?::(\d+|\*))?(?:\/.*)?$/.exec(source) ?? [];
  // An https page whose policy names a host without a scheme means that host over https.
  if (protocol !== (scheme ?? new URL(target).protocol) && !(scheme === 'http:' && protocol === 'https:')) {
    return false;
  }
  const fitsHost = host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host;
  const standard = protocol === 'https:' ? '443' : '80';
  return fitsHost && (wantedPort === '*' || (wantedPort ?? standard) === (port || standard));
}
