import { contentSecurityPolicy, REPORT_GROUP, REPORT_PATH, type PolicyScope } from './csp.ts';

const HSTS_MAX_AGE_S = 2 * 365 * 24 * 3600;

/** Of every answer. */
export function commonHeaders(secure: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(secure && { 'strict-transport-security': `max-age=${HSTS_MAX_AGE_S}; includeSubDomains` }),
  };
}

/** Of every HTML page. */
export function pageHeaders(scope: PolicyScope): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(scope),
    // A script without a hash is refused, also one that a remote would add; Safari leaves that to the shell's hooks.
    // What is tried out from a development server may have none.
    ...(!scope.overrides?.length && {
      'integrity-policy': `blocked-destinations=(script)${scope.secure ? `, endpoints=(${REPORT_GROUP})` : ''}`,
    }),
    ...(scope.secure && { 'reporting-endpoints': `${REPORT_GROUP}="${REPORT_PATH}"` }),
    // Popups of our own keep their opener: login and member centre talk to the page that opened them.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissionsPolicy(scope.gamesOrigin),
    'x-frame-options': 'SAMEORIGIN',
  };
}

function permissionsPolicy(gamesOrigin: string): string {
  const nobody = [
    'camera',
    'microphone',
    'geolocation',
    'payment',
    'usb',
    'serial',
    'hid',
    'midi',
    'display-capture',
  ];
  const games = ['autoplay', 'fullscreen', 'screen-wake-lock'];
  return [
    ...nobody.map((feature) => `${feature}=()`),
    'browsing-topics=()',
    'publickey-credentials-create=(self)',
    'publickey-credentials-get=(self)',
    ...games.map((feature) => `${feature}=(self "${gamesOrigin}")`),
  ].join(', ');
}
