import { readFile, rm } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import webpack from 'webpack';
import { readParts } from '../parts.mjs';
import { readProject } from '../project.mjs';
import { describeRelease } from '../release.mjs';
import { remoteWebpack } from '../webpack.mjs';

/** URL prefix of the release's files. */
const BASE = '/__remote/';
const TYPES = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/**
 * Serves the remote as a release that a deployed shell can load (`?remote=mf-agent@http://localhost:4300`), rebuilt after
 * each change:
 *
 * - `GET /release.json`: the release as in the contract. `baseUrl` is `<origin>/__remote/`, `files` has the real hash of
 *   each file, `signature` is empty, `server` is empty (no server rendering). It waits for a running build and answers
 *   500 with the reason if the build failed.
 * - `GET /__remote/<file>`: `entry.js` and the chunks. Files of earlier builds stay, so that open pages keep working.
 *
 * Both allow every origin (CORS). The first request starts the first build.
 */
export function releaseRoutes(dir, originNow) {
  const folder = join(dir, 'node_modules/.cache/tessera/dev');
  let running;
  const describe = () => (running ??= start(dir, folder, originNow())).described();

  async function middleware(request, response, next) {
    const { pathname } = new URL(request.url, originNow());
    const isRelease = pathname === '/release.json';
    if (!isRelease && !pathname.startsWith(BASE)) return next();
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    response.setHeader('timing-allow-origin', '*');
    response.setHeader('cache-control', 'no-store');
    if (request.method === 'OPTIONS') {
      // Private network access: a browser asks before a public site may call this machine.
      response.setHeader('access-control-allow-private-network', 'true');
      response.setHeader('access-control-allow-headers', '*');
      response.statusCode = 204;
      return response.end();
    }
    try {
      const description = await describe();
      if (isRelease) return send(response, 'application/json', `${JSON.stringify(description, null, 2)}\n`);
      const file = normalize(join(folder, decodeURIComponent(pathname.slice(BASE.length))));
      if (!file.startsWith(folder + sep)) return next();
      const bytes = await readFile(file).catch(() => undefined);
      return bytes ? send(response, TYPES[extname(file)] ?? 'application/octet-stream', bytes) : next();
    } catch (error) {
      response.statusCode = 500;
      return send(response, 'text/plain', error.message);
    }
  }

  return { middleware, stop: async () => running?.stop() };
}

function send(response, type, body) {
  response.setHeader('content-type', type);
  response.end(body);
}

/** Watches the sources and builds into `folder`. `described` resolves to the release of the latest sources. */
function start(dir, folder, origin) {
  const first = readProject(dir, 'development');
  // A deployed shell has React's production build.
  const config = remoteWebpack(first, 'production');
  Object.assign(config.output, { path: folder, clean: false });
  Object.assign(config.cache, { name: 'dev-release' });
  let latest = Promise.withResolvers();
  latest.promise.catch(() => undefined);
  let watching;
  // Deletes the files of an earlier dev server. No page uses its release.
  const emptied = rm(folder, { recursive: true, force: true }).then(() => {
    const compiler = webpack(config);
    let isSettled = false;
    compiler.hooks.invalid.tap('tessera-dev', () => {
      if (!isSettled) return;
      isSettled = false;
      latest = Promise.withResolvers();
      latest.promise.catch(() => undefined);
    });
    watching = compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
      const { resolve, reject } = latest;
      isSettled = true;
      if (error) return reject(error);
      return describe(
        { ...readProject(dir, 'development'), global: first.global },
        stats,
        folder,
        origin,
      ).then(resolve, reject);
    });
  });
  return {
    described: async () => {
      await emptied;
      return latest.promise;
    },
    stop: () => new Promise((resolve) => (watching ? watching.close(resolve) : resolve())),
  };
}

async function describe(project, stats, folder, origin) {
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
  const parts = await readParts(project, stats.compilation);
  const described = await describeRelease(project, { parts }, { browser: folder });
  return { ...described, baseUrl: origin + BASE, signature: '' };
}
