import { siteDetail, type SiteSettings } from '@tessera/wire';
import { networkReasonOf } from '../errors.ts';
import type { Platforms } from '../proxy/platforms.ts';
import { ask } from './ask.ts';
import type { SiteVersion } from './site-version.ts';

const FRESH_MS = 30_000;
/** Older than this, a page waits for the platform before it uses what it has. */
const STALE_MS = 5 * 60_000;
const TIMEOUT_MS = 3_000;
/** After a failure, the platform is left alone for so long: pages must not queue up behind it. */
const RETRY_MS = 1_000;

export interface SiteSource {
  /**
   * The site's settings: of its current version and at most 30 s old while the platform answers, the last known ones while
   * it does not. `undefined` where it never answered.
   */
  readonly get: () => Promise<SiteSettings | undefined>;
  /** What is known now, without asking. */
  readonly known: () => SiteSettings | undefined;
}

/** Asks the platform for its site's settings. */
export function siteSource(options: {
  readonly platforms: Pick<Platforms, 'any'>;
  readonly siteId: number | undefined;
  readonly version?: Pick<SiteVersion, 'current' | 'subscribe'>;
  readonly log: { readonly warn: (fields: object, message: string) => void };
  readonly now?: () => number;
}): SiteSource {
  const { platforms, siteId, log, version, now = Date.now } = options;
  let settings: SiteSettings | undefined;
  let readAt = -Infinity;
  let readVersion: string | undefined;
  const isOfVersion = () => readVersion === version?.current();
  let failedAt = -Infinity;
  let asking: Promise<void> | undefined;

  const renew = async () => {
    const platformUrl = platforms.any();
    const versionAsked = version?.current();
    try {
      settings = await fetchSettings(platformUrl, siteId);
      readAt = now();
      readVersion = versionAsked;
    } catch (error) {
      failedAt = now();
      const instead = settings ? 'the last known settings are used' : 'the upgrade page is shown';
      log.warn(
        { event: 'site.unknown', platform: platformUrl },
        `no site settings: ${networkReasonOf(error)}; ${instead}`,
      );
    } finally {
      asking = undefined;
    }
    // They may have been read just before the change.
    if (versionAsked !== version?.current()) asking ??= renew();
  };
  version?.subscribe(() => {
    asking ??= renew();
  });

  return {
    known: () => settings,
    get: async () => {
      const age = now() - readAt;
      if (settings && age < FRESH_MS && isOfVersion()) return settings;
      if (now() - failedAt < RETRY_MS) return settings;
      asking ??= renew();
      if (!settings || age > STALE_MS) await asking;
      return settings;
    },
  };
}

async function fetchSettings(platformUrl: string, siteId: number | undefined): Promise<SiteSettings> {
  const { detail } = await ask({ any: () => platformUrl }, siteDetail, { siteId }, { timeoutMs: TIMEOUT_MS });
  return detail;
}
