import type { Page, Route } from '@playwright/test';
import { createHash } from 'node:crypto';
import { REGISTRY_ID } from '@tessera/wire';

/** The parts of a registry entry that a journey tampers with. */
interface RegistryEntry {
  readonly name: string;
  live: RegistryRelease;
  previous: RegistryRelease | null;
}
interface RegistryRelease {
  entry: string;
  readonly baseUrl: string;
  readonly global: string;
  readonly files: Record<string, string>;
  readonly config: { contract: string };
  /** Shared package → range. */
  readonly shared: Record<string, string>;
}

/** What can be wrong with a remote. `lift` ends it; what has failed by then stays failed until it is tried again. */
export interface Fault {
  readonly lift: () => Promise<void>;
}

export type FaultName = 'gone' | 'hanging' | 'broken' | 'throwing' | 'of another contract';

/** Marks in the page that a throwing remote is repaired. */
const REPAIRED = 'tesseraRepaired';
/** What a throwing remote shows once it is repaired. */
export const REPAIRED_TEXT = 'repaired';

/** Brings a fault over a remote, from the next page on. */
export async function bring(fault: FaultName, page: Page, remote: string): Promise<Fault> {
  switch (fault) {
    case 'gone':
      return onFiles(page, remote, (route) => route.fulfill({ status: 404, body: 'not found' }));
    case 'hanging':
      return onFiles(page, remote, () => Promise.resolve());
    case 'broken':
      return onFiles(page, remote, (route) =>
        route.fulfill({ status: 200, contentType: 'text/javascript', body: 'this is (no script' }),
      );
    case 'throwing':
      return throwing(page, remote);
    case 'of another contract':
      return onRegistry(page, remote, ({ live }) => void (live.config.contract = '^99.0.0'));
  }
}

/** A remote's first file, by its release and name. */
const ENTRY = /[^/]+\/entry\.js$/;
/** All but that one. */
export const BUT_ENTRY = /(?!.*\/entry\.js$)/;
/** Addresses of pages among those of files. */
const PAGES = /^[^?#]+\/[^/.?#]*(?:[?#]|$)/;

/**
 * Answers each file of a remote in another way.
 * @param which of them, by release and name
 */
export async function onFiles(
  page: Page,
  remote: string,
  answer: (route: Route) => Promise<void>,
  which: RegExp = /.*/,
): Promise<Fault> {
  // A pattern and no function: every request of the page would be brought to that one.
  const ofRemote = new RegExp(`^[^/]+//[^/]+/remotes/${remote}/${which.source}`);
  await page.route(ofRemote, answer);
  return { lift: () => page.unroute(ofRemote) };
}

/** Rewrites the remote's entry in the registry of each page. */
export async function onRegistry(
  page: Page,
  remote: string,
  tamper: (entry: RegistryEntry) => void,
): Promise<Fault> {
  const answer = async (route: Route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: withRegistry(await response.text(), remote, tamper) });
  };
  await page.route(PAGES, answer);
  return { lift: () => page.unroute(PAGES, answer) };
}

/** A remote that is published, comes as it was published, and throws whatever of it is shown. */
async function throwing(page: Page, remote: string): Promise<Fault> {
  let script = '';
  await onRegistry(page, remote, ({ live }) => {
    script = throwingContainer(live.global, remote === 'mf-auth' ? ANSWERS_LOGIN : '');
    live.files[live.entry] = `sha384-${createHash('sha384').update(script).digest('base64')}`;
  });
  await onFiles(
    page,
    remote,
    (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: script,
      }),
    ENTRY,
  );
  return { lift: () => page.evaluate((mark) => void Reflect.set(globalThis, mark, true), REPAIRED) };
}

/** As mf-auth does, so that its throwing dialog is opened. */
const ANSWERS_LOGIN = `shell.bus.on('auth.loginRequested', () => void shell.dialogs.open('login', {}));`;

/** A federation container whose remote has every part that it is asked for. */
function throwingContainer(global: string, activation: string): string {
  return `globalThis['${global}'] = {
    init() {},
    async get() {
      const part = async () => ({
        default() {
          if (!globalThis.${REPAIRED}) throw new Error('thrown on purpose');
          return '${REPAIRED_TEXT}';
        },
      });
      const parts = new Proxy({}, { get: () => part });
      return () => ({ default: { routes: parts, slots: parts, dialogs: parts, activate(shell) { ${activation} } } });
    },
  };`;
}

function withRegistry(html: string, remote: string, tamper: (entry: RegistryEntry) => void): string {
  const block = new RegExp(`(<script[^>]* id="${REGISTRY_ID}"[^>]*>)(.*?)(</script>)`, 's');
  const [, open = '', json, close = ''] = block.exec(html) ?? [];
  if (json === undefined) return html;
  const registry = JSON.parse(json) as { remotes: RegistryEntry[] };
  const entry = registry.remotes.find(({ name }) => name === remote);
  if (!entry) throw new Error(`the registry has no ${remote}`);
  const before = { ...entry.live.files };
  tamper(entry);
  const written = JSON.stringify(registry).replaceAll('<', '\\u003c');
  let page = html.replace(block, () => open + written + close);
  // Preload hints carry the same hashes as the registry.
  for (const [file, hash] of Object.entries(before)) {
    page = page.replaceAll(hash, entry.live.files[file] ?? hash);
  }
  return page;
}
