/** From where a page may take remotes instead of from its releases. */
export interface OverrideRule {
  /** `none`: whoever asks gets the page as it is, without a word. */
  readonly origins: 'none' | 'loopback' | readonly string[];
  /** A member's session ends it: on a site with real players nobody's account meets code from elsewhere. */
  readonly guestsOnly: boolean;
}

const LOOPBACK = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

export function isAllowedOrigin({ origins }: OverrideRule, origin: string): boolean {
  if (origins === 'none') return false;
  return origins === 'loopback' ? LOOPBACK.test(new URL(origin).hostname) : origins.includes(origin);
}

/** For people: the origins that a page would take. */
export function allowedOrigins({ origins }: OverrideRule): readonly string[] {
  if (origins === 'none') return [];
  return origins === 'loopback' ? ['http://localhost:*', 'http://127.0.0.1:*'] : origins;
}

/** An http(s) origin as browsers write it, or `undefined`. */
export function originFrom(text: string): string | undefined {
  if (!/^https?:\/\/[^/?#@\s]+\/?$/i.test(text) || !URL.canParse(text)) return undefined;
  return new URL(text).origin;
}
