import { drawFirstPictures } from './first-pictures.ts';
import { freePort } from './servers.ts';
import { standInForCovers } from './stand-ins.ts';
import { DRAWN_WHEN_ASKED, startTessera } from './tessera.ts';
import { blockedByPolicy } from './metrics.ts';

/** Starts the whole of Tessera for one run of the journeys; what it returns stops it again and has the last word. */
export default async function start(): Promise<() => Promise<void>> {
  // Journeys may come from networks of their own (`harness/refusals.ts`).
  const pushOrigin = `http://127.0.0.1:${await freePort()}`;
  const settings = { ...DRAWN_WHEN_ASKED, TRUST_PROXY: 'loopback', PUSH_TEST_ORIGIN: pushOrigin };
  const tessera = await startTessera(settings, otherBuilds(), 'media-of-journeys');
  process.env['SITE_URL'] = tessera.site;
  process.env['PLATFORM_URL'] = tessera.platform;
  process.env['PUSH_TEST_ORIGIN'] = pushOrigin;
  process.env['GAMES_URL'] = tessera.games;
  process.env['SITE_DATA_DIR'] = tessera.dataDir;
  try {
    await standInForCovers(tessera);
    await drawFirstPictures(tessera.site);
  } catch (error) {
    await tessera.stop();
    throw error;
  }
  return async () => {
    let blocked: string[];
    try {
      blocked = await blockedByPolicy(tessera.site);
    } finally {
      await tessera.stop();
    }
    if (blocked.length > 0) {
      throw new Error(`browsers reported that the content security policy blocked:\n${blocked.join('\n')}`);
    }
  };
}

/** Builds of other days to run the journeys with, app → `dist` folder; `npm run skew` sets it. */
function otherBuilds(): Record<string, string> {
  return JSON.parse(process.env['OTHER_BUILDS'] ?? '{}') as Record<string, string>;
}
