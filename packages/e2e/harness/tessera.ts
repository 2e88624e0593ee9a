import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atOnce } from './at-once.ts';
import { keepPictures, takePictures, type Pictures } from './kept-pictures.ts';
import { endPopUps } from './pop-ups.ts';
import { freePort, publish, ROOT, startServer, type RunningServer } from './servers.ts';

/** What every captcha is answered with; see CAPTCHA_ANSWER in the README. */
export const CAPTCHA_ANSWER = '2468';

/** The shell and every remote of this repository. */
const APPS = ['shell', ...readdirSync(ROOT).filter((name) => name.startsWith('mf-'))];
/** One address plays the whole neighbourhood here. */
const RATE_LIMIT_FACTOR = '1000';
/** Journeys share a slow machine: a busy platform answers late, not with 503. */
const QUEUE_WAIT_MS = '20000';

/** All pictures of the site keep a core busy for minutes; journeys look at some. */
export const DRAWN_WHEN_ASKED = { DRAW_PICTURES: 'off' } as const;

type Variables = Readonly<Record<string, string>>;

/** The back end of a site. */
export interface BackEnd {
  readonly platform: string;
  readonly games: string;
}

/** A gateway with releases of its own. */
export interface Site extends BackEnd {
  readonly site: string;
  /** Where its releases are published. */
  readonly dataDir: string;
  /** Restarts the gateway, which then knows nothing of the site. @returns its address */
  readonly restartGateway: () => Promise<string>;
  /** Starts another gateway of the same site, with settings of its own. @returns its address */
  readonly addGateway: (settings: Variables) => Promise<string>;
  /** Ends everything that was started with it and removes its data. */
  readonly stop: () => Promise<void>;
}

export interface Tessera extends Site {
  /** Ends the platform alone, as a night of maintenance would. */
  readonly stopPlatform: () => Promise<void>;
  /** Starts the platform again, with its data and at its address. */
  readonly startPlatform: () => Promise<void>;
}

/**
 * Starts all of Tessera on free ports with a data directory of its own. What was started ends again when a part fails.
 * @param settings of the servers beside what is set here, e.g. `{ SEED: 'large' }`; see the README
 * @param builds the `dist` folders of apps that are not to be published as they stand in the repository
 */
export async function startTessera(
  settings: Variables = {},
  builds: Variables = {},
  pictures: Pictures = 'media',
): Promise<Tessera> {
  return withHome(async (home) => {
    await takePictures(home.dataDir, pictures);
    home.afterServers(() => keepPictures(home.dataDir, pictures));
    const [port, platformPort, gamesPort] = [await freePort(), await freePort(), await freePort()];
    const [site, platformUrl, gamesUrl] = [addressOf(port), addressOf(platformPort), addressOf(gamesPort)];
    const env = {
      ...gatewayEnv(home, port, { platform: platformUrl, games: gamesUrl }),
      PLATFORM_PORT: String(platformPort),
      GAMES_PORT: String(gamesPort),
      LOBBY_ORIGIN: site,
      CAPTCHA_ANSWER,
      // A red envelope in the evening would be in a journey's way.
      SEED_WEEK: 'off',
      RATE_LIMIT_FACTOR,
      QUEUE_WAIT_MS,
      ...settings,
    };
    const [platform] = await atOnce(
      async () => {
        const started = await home.start('platform', platformUrl, env);
        await home.start('games', gamesUrl, env);
        return started;
      },
      () => publishApps(home, builds),
    );
    const opened = await openGateway(home, site, env);
    await endPopUps(home.dataDir);
    return {
      ...opened,
      platform: platformUrl,
      games: gamesUrl,
      stopPlatform: platform.stop,
      startPlatform: async () => void (await home.start('platform', platformUrl, env)),
    };
  });
}

/** Starts a site whose releases may be moved, on a back end that runs already. It is not among the games' own lobbies. */
export async function startSite({ platform, games }: BackEnd): Promise<Site> {
  return withHome(async (home) => {
    const port = await freePort();
    const env = gatewayEnv(home, port, { platform, games });
    await publishApps(home);
    return { ...(await openGateway(home, addressOf(port), env)), platform, games };
  });
}

/** Where servers of one start live, and what ends them. */
interface Home {
  readonly dataDir: string;
  readonly start: (...server: Parameters<typeof startServer>) => Promise<RunningServer>;
  /** Runs the work between the end of the servers and the removal of their data. */
  readonly afterServers: (work: () => Promise<void>) => void;
  readonly stop: () => Promise<void>;
}

async function withHome<T>(work: (home: Home) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tessera-e2e-'));
  const running: RunningServer[] = [];
  const endings: (() => Promise<void>)[] = [];
  const home: Home = {
    dataDir,
    async start(...server) {
      const started = await startServer(...server);
      running.push(started);
      return started;
    },
    afterServers: (work) => void endings.push(work),
    async stop() {
      for (const server of running.splice(0).reverse()) await server.stop();
      try {
        for (const work of endings.splice(0)) await work();
      } finally {
        await rm(dataDir, { recursive: true, force: true });
      }
    },
  };
  try {
    return await work(home);
  } catch (error) {
    await home.stop();
    throw error;
  }
}

const addressOf = (port: number): string => `http://localhost:${port}`;

function gatewayEnv({ dataDir }: Home, port: number, { platform, games }: BackEnd): Variables {
  return {
    DATA_DIR: dataDir,
    PORT: String(port),
    PLATFORM_URL: platform,
    GAMES_URL: games,
    RATE_LIMIT_FACTOR,
    METRICS: 'on',
    LOG_LEVEL: 'warn',
  };
}

function publishApps({ dataDir }: Home, builds: Variables = {}): Promise<void> {
  return publish(
    dataDir,
    APPS.map((app) => builds[app] ?? join(ROOT, app, 'dist')),
  );
}

async function openGateway(home: Home, site: string, env: Variables): Promise<Omit<Site, keyof BackEnd>> {
  const gateway = await home.start('gateway', site, env);
  return {
    site,
    dataDir: home.dataDir,
    async restartGateway() {
      await gateway.stop();
      // It is alive, but not ready: there is no platform to be had.
      await home.start('gateway', site, env, '/healthz');
      return site;
    },
    async addGateway(own) {
      const port = await freePort();
      await home.start('gateway', addressOf(port), { ...env, ...own, PORT: String(port) });
      return addressOf(port);
    },
    stop: home.stop,
  };
}
