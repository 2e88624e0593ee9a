import { redirectOf, readPath } from '@tessera/domain';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { APPS } from '../lib/apps.mjs';

/** First parts of addresses that servers answer themselves. */
const OF_SERVERS = ['api', 'healthz', 'icons', 'internal', 'media', 'metrics', 'readyz', 'remotes', 'shell'];
const ALL_DETOURS = { hallRoutes: 'redirect', registerRoute: 'redirect' };

/**
 * @param {string} route `/tips`
 * @param {string} root the repository whose apps have routes already
 * @returns {Promise<string | undefined>} whose it is already
 */
export async function ownerOf(route, root) {
  const first = firstPart(route);
  if (OF_SERVERS.includes(first)) return 'the servers';
  if (readPath(route).code || redirectOf(route, '', ALL_DETOURS)) return "the site's own addresses";
  for (const app of APPS) {
    const routes = await routesOf(join(root, app));
    if (routes.some(({ path }) => firstPart(path) === first)) return app;
  }
  return undefined;
}

const firstPart = (path) => path.split('/')[1].toLowerCase();

async function routesOf(folder) {
  const file = ['remote.config.ts', 'shell.config.ts'].map((name) => join(folder, name)).find(existsSync);
  if (!file) return [];
  const { default: config } = await import(pathToFileURL(file).href);
  return config.routes;
}
