export interface Software {
  readonly system: string;
  /** Empty where the user agent does not name it. */
  readonly systemVersion: string;
  readonly browser: string;
}

const SYSTEMS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['iOS', /(?:iPhone|iPad|iPod).*? OS ([\d_]+)/],
  ['Android', /Android ([\d.]+)/],
  ['Windows', /Windows NT ([\d.]+)/],
  ['macOS', /Mac OS X ([\d_.]+)/],
  ['ChromeOS', /CrOS \S+ ([\d.]+)/],
  ['Linux', /Linux()/],
];

// The order matters: most browsers also name the ones that they descend from.
const BROWSERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['UC Browser', /UCBrowser\/([\d.]+)/],
  ['Samsung Internet', /SamsungBrowser\/([\d.]+)/],
  ['Opera', /OPR\/([\d.]+)/],
  ['Edge', /Edg(?:A|iOS)?\/([\d.]+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/([\d.]+)/],
  ['Chrome', /(?:Chrome|CriOS)\/([\d.]+)/],
  ['Safari', /Version\/([\d.]+).*Safari/],
];

/** Reads system and browser from a user agent. For login records only, never for feature detection. */
export function readUserAgent(userAgent: string): Software {
  const [system, systemVersion] = find(SYSTEMS, userAgent);
  const [browser, browserVersion] = find(BROWSERS, userAgent);
  return {
    system,
    systemVersion: systemVersion.replaceAll('_', '.'),
    browser: `${browser} ${browserVersion}`.trim(),
  };
}

function find(table: typeof SYSTEMS, userAgent: string): readonly [name: string, version: string] {
  for (const [name, pattern] of table) {
    const match = pattern.exec(userAgent);
    if (match) return [name, (match[1] ?? '').slice(0, 20)];
  }
  return ['unknown', ''];
}
