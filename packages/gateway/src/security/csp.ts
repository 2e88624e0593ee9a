/**
 * The Trusted Types policies that may be made in the page; with all others, a script address or markup that a
 * string was turned into is refused by the browser.
 */
export const TRUSTED_TYPES_POLICIES = [
  /** The shell's: lets through the addresses of registered files only. Federation and webpack load through it. */
  'default',
] as const;

export interface PolicyScope {
  readonly nonce: string;
  /** Whose pages may stand in frames: the games' server. */
  readonly gamesOrigin: string;
  /** Host and port that the page was asked from, for the socket; already checked. */
  readonly host: string | undefined;
  /** The site is reached over https. */
  readonly secure: boolean;
  /** From where this page takes remotes that somebody tries out. */
  readonly overrides?: readonly string[];
}

/** Where browsers send their reports. */
export const REPORT_PATH = '/internal/csp-report';
export const REPORT_GROUP = 'security';

/**
 * The page's content security policy. Scripts run by nonce and by what those load (`strict-dynamic`); styles by
 * nonce (emotion's cache carries it) or from the site; there is no inline and no eval anywhere.
 */
export function contentSecurityPolicy(scope: PolicyScope): string {
  // `'self'` covers the socket in today's browsers, Safari before 15.4 needs it spelled out.
  const socket = scope.host ? ` ${scope.secure ? 'wss' : 'ws'}://${scope.host}` : '';
  const { overrides = [] } = scope;
  const files = overrides.map((origin) => ` ${origin}`).join('');
  // The sockets are a development server's, which tells of changes.
  const connections = overrides.map((origin) => ` ${origin} ${origin.replace(/^http/, 'ws')}`).join('');
  const directives = [
    `default-src 'none'`,
    `script-src 'nonce-${scope.nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${scope.nonce}'${files}`,
    // Attributes written by code go through CSSOM, which no policy blocks; those in markup are not needed.
    `style-src-attr 'none'`,
    `img-src 'self' data:${files}`,
    `font-src 'self'${files}`,
    `media-src 'self'${files}`,
    `connect-src 'self'${socket}${connections}`,
    `frame-src ${scope.gamesOrigin}`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'self'`,
    `require-trusted-types-for 'script'`,
    `trusted-types ${TRUSTED_TYPES_POLICIES.join(' ')}`,
    `report-uri ${REPORT_PATH}`,
    // A browser that knows `report-to` ignores `report-uri`, and delivers over https only.
    ...(scope.secure ? [`report-to ${REPORT_GROUP}`, 'upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}

/** For what is no page: were it opened as one, nothing in it runs. An image may still style itself. */
export const RESOURCE_POLICY = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'none'`;
