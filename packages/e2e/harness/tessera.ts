import { readdirSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, publish, ROOT, startServer, type RunningServer } from './servers.ts';

/** What every captcha is answered with; see CAPTCHA_ANSWER in the README. */
export const CAPTCHA_ANSWER = '2468';

/** The shell and every remote of this repository. */
const APPS = ['shell', ...readdirSync(ROOT).filter((name) => name.startsWith('mf-'))];
/** One address plays the whole neighbourhood here. */
const RATE_LIMIT_FACTOR = '1000';

export interface Tessera {
  readonly site: string;
  readonly platform: string;
  readonly games: string;
  /** Where its releases are published. */
  readonly dataDir: string;
  /** Ends the platform alone, as a night of maintenance would. */
  readonly stopPlatform: () => Promise<void>;
  /** Starts the gateway anew: it then knows nothing of the site. @returns its address */
  readonly restartGateway: () => Promise<string>;
  /** Starts another gateway of the same site, with settings of its own. @returns its address */
  readonly addGateway: (settings: Readonly<Record<string, string>>) => Promise<string>;
  /** Ends everything and removes its data. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts all of Tessera on free ports with a data directory of its own. What was started ends again when a part fails.
 * @param settings of the servers beside what is set here, e.g. `{ SEED: 'large' }`; see the README
 * @param builds the `dist` folders of apps that are not to be published as they stand in the repository
 */
export async function startTessera(
  settings: Readonly<Record<string, string>> = {},
  builds: Readonly<Record<string, string>> = {},
): Promise<Tessera> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tessera-e2e-'));
  await keepPictures(dataDir);
  const running: RunningServer[] = [];
  const stop = async () => {
    for (const server of running.splice(0).reverse()) await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  const [port, platformPort, gamesPort] = [await freePort(), await freePort(), await freePort()];
  const [site, platformUrl, gamesUrl] = [port, platformPort, gamesPort].map(
    (own) => `http://localhost:${own}`,
  ) as [string, string, string];
  const env = {
    DATA_DIR: dataDir,
    PORT: String(port),
    PLATFORM_PORT: String(platformPort),
    GAMES_PORT: String(gamesPort),
    PLATFORM_URL: platformUrl,
    GAMES_URL: gamesUrl,
    LOBBY_ORIGIN: site,
    CAPTCHA_ANSWER,
    RATE_LIMIT_FACTOR,
    METRICS: 'on',
    LOG_LEVEL: 'warn',
    ...settings,
  };
  try {
    const platform = await startServer('platform', platformUrl, env);
    running.push(platform);
    await publish(
      dataDir,
      APPS.map((app) => builds[app] ?? join(ROOT, app, 'dist')),
    );
    running.push(await startServer('games', gamesUrl, env));
    const gateway = await startServer('gateway', site, env);
    running.push(gateway);
    return {
      site,
      platform: platformUrl,
      games: gamesUrl,
      dataDir,
      stopPlatform: platform.stop,
      async restartGateway() {
        await gateway.stop();
        // It is alive, but not ready: there is no platform to be had.
        running.push(await startServer('gateway', site, env, '/healthz'));
        return site;
      },
      async addGateway(own) {
        const ownPort = await freePort();
        const address = `http://localhost:${ownPort}`;
        running.push(await startServer('gateway', address, { ...env, ...own, PORT: String(ownPort) }));
        return address;
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * The site's pictures outlive the run: drawing all of them takes minutes, and each stands under a name that is made
 * of its content, so an old one is never wrong.
 */
async function keepPictures(dataDir: string): Promise<void> {
  const kept = join(ROOT, 'node_modules/.cache/tessera/media');
  const ofThePlayer = join(ROOT, '.data/media');
  if (!(await isThere(kept)) && (await isThere(ofThePlayer))) {
    await cp(ofThePlayer, kept, { recursive: true });
  }
  await mkdir(kept, { recursive: true });
  await symlink(kept, join(dataDir, 'media'), 'dir');
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
