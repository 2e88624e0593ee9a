import { redirectOf, readPath } from '@tessera/domain';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { APPS } from '../lib/apps.mjs';

/** First path segments that servers answer. */
const SERVER_PATHS = [
  'api',
  'healthz',
  'icons',
  'internal',
  'media',
  'metrics',
  'readyz',
  'remotes',
  'shell',
];
const ALL_REDIRECTS = { hallRoutes: 'redirect', registerRoute: 'redirect' };

/**
 * Finds the owner of a route.
 * @param {string} route `/tips`
 * @param {string} root repository with the apps
 * @returns {Promise<string | undefined>} the owner, or `undefined` if the route is free
 */
export async function ownerOf(route, root) {
  const first = firstPart(route);
  if (SERVER_PATHS.includes(first)) return 'the servers';
  if (readPath(route).code || redirectOf(route, '', ALL_REDIRECTS)) return "the site's own addresses";
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
