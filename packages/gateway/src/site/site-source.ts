import { callUrl, decodeAnswer, encodePayload, HEADERS, siteDetail, type SiteSettings } from '@tessera/wire';
import { DEFAULT_LOCALE } from '@tessera/domain';
import { networkReasonOf } from '../errors.ts';
import type { Platforms } from '../proxy/platforms.ts';

const FRESH_MS = 30_000;
/** Older than this, a page waits for the platform before it uses what it has. */
const STALE_MS = 5 * 60_000;
const TIMEOUT_MS = 3_000;
/** After a failure, the platform is left alone for so long: pages must not queue up behind it. */
const RETRY_MS = 1_000;

export interface SiteSource {
  /**
   * The site's settings: at most 30 s old while the platform answers, the last known ones while it does not.
   * `undefined` where it never answered.
   */
  readonly get: () => Promise<SiteSettings | undefined>;
  /** What is known now, without asking. */
  readonly known: () => SiteSettings | undefined;
}

/** Asks the platform for its site's settings. */
export function siteSource(options: {
  readonly platforms: Pick<Platforms, 'any'>;
  readonly siteId: number | undefined;
  readonly log: { readonly warn: (fields: object, message: string) => void };
  readonly now?: () => number;
}): SiteSource {
  const { platforms, siteId, log, now = Date.now } = options;
  let settings: SiteSettings | undefined;
  let readAt = -Infinity;
  let failedAt = -Infinity;
  let asking: Promise<void> | undefined;

  const ask = async () => {
    const platformUrl = platforms.any();
    try {
      settings = await fetchSettings(platformUrl, siteId);
      readAt = now();
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
  };

  return {
    known: () => settings,
    get: async () => {
      const age = now() - readAt;
      if (settings && age < FRESH_MS) return settings;
      if (now() - failedAt < RETRY_MS) return settings;
      asking ??= ask();
      if (!settings || age > STALE_MS) await asking;
      return settings;
    },
  };
}

async function fetchSettings(platformUrl: string, siteId: number | undefined): Promise<SiteSettings> {
  const response = await fetch(new URL(callUrl(siteDetail), platformUrl), {
    method: siteDetail.method,
    headers: { 'content-type': 'application/json', [HEADERS.language]: DEFAULT_LOCALE },
    body: JSON.stringify(encodePayload(siteDetail, { siteId })),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const body: unknown = await response.json().catch(() => undefined);
  return decodeAnswer(siteDetail, response.status, body).detail;
}
