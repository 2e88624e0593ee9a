import { mkdir } from 'node:fs/promises';
import { startGateway, type GatewaySettings } from '../index.ts';
import { publish } from '../releases/publish.ts';
import { writeRemote, writeShell } from './builds.ts';
import { temporaryFolder } from './folder.ts';
import { startPlatform, type TestPlatform } from './platform.ts';

/** A whole site on free ports: a platform, a shell and a lobby that are published, and a gateway before them. */
export interface TestSite {
  readonly url: string;
  readonly dataDir: string;
  readonly platform: TestPlatform;
  /** Asks the gateway without following redirects. */
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  readonly post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>;
  /** What the gateway has counted, in the Prometheus text form. */
  readonly metrics: () => Promise<string>;
  /** Another folder beside the data. */
  readonly folder: (name: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

export async function startSite(
  settings: Partial<GatewaySettings> & { readonly empty?: boolean } = {},
): Promise<TestSite> {
  const { empty = false, ...changes } = settings;
  const temporary = await temporaryFolder();
  const folder = async (name: string) => {
    await mkdir(temporary.sub(name), { recursive: true });
    return temporary.sub(name);
  };
  const dataDir = await folder('data');
  const platform = await startPlatform();
  if (!empty) {
    const slots = [{ slot: 'home.main', order: 1 } as const];
    const shell = await writeShell(await folder('shell'));
    const lobby = await writeRemote(await folder('lobby'), 'mf-lobby', { slots });
    await publish({ dataDir, dists: [shell, lobby] });
  }
  const gateway = await startGateway({
    port: 0,
    host: '127.0.0.1',
    dataDir,
    platformUrls: [platform.url],
    metrics: true,
    logLevel: 'silent',
    ...changes,
  });
  const url = gateway.url.replace('localhost', '127.0.0.1');
  return {
    url,
    dataDir,
    platform,
    folder,
    get: (path, headers = {}) => fetch(url + path, { headers, redirect: 'manual' }),
    post: (path, body, headers = {}) =>
      fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    metrics: async () => (await fetch(`${url}/metrics`)).text(),
    close: async () => {
      await gateway.close();
      await platform.close();
      await temporary.remove();
    },
  };
}
