import { join } from 'node:path';
import { localisePath } from '@tessera/domain';
import { registryIn } from '../html/one-language.ts';
import type { PageView } from '../html/page-view.ts';
import type { Metrics } from '../metrics.ts';
import { leavingOverridden } from '../override/live.ts';
import type { Platforms } from '../proxy/platforms.ts';
import { releaseFolder, SERVER_FOLDER, SHELL, type ReleaseFolders } from '../releases/folders.ts';
import type { LiveReleases } from '../releases/registry.ts';
import type { Page } from '../routes/find.ts';
import type { FirstScreen, ServerFile, Sources } from './protocol.ts';
import { createThreadHost } from './thread-host.ts';

/** A remote that has brought the thread down is left to the browser for so long. */
const BAN_MS = 5 * 60_000;
/** The thread itself failed so often within {@link BAN_MS}: pages go out without a first screen for a while. */
const MAX_LOSSES = 5;

/** What a first screen is made of. */
export type Visited = Pick<PageView, 'live' | 'page' | 'path' | 'search' | 'initial'>;

export interface Renderer {
  /** The page's first screen; `null` where the browser is to render it alone. Never throws, never takes a second. */
  readonly render: (view: Visited) => Promise<FirstScreen | null>;
  readonly close: () => Promise<void>;
}

export interface RendererDeps {
  readonly folders: ReleaseFolders;
  readonly platforms: Pick<Platforms, 'any'>;
  readonly metrics: Pick<Metrics, 'firstScreens'>;
  readonly log: { readonly warn: (fields: object, message: string) => void };
  readonly now?: () => number;
}

/**
 * Renders first screens with the server builds of what is live (design: first screen from the server), in a thread
 * of its own. What a member sees beyond the public page is the browser's to fill in: the gateway holds no token.
 */
export function createRenderer({ folders, platforms, metrics, log, now = Date.now }: RendererDeps): Renderer {
  /** Global name → its number for the thread; a release keeps its number. */
  const turns = new Map<string, number>();
  const bannedUntil = new Map<string, number>();
  let losses: number[] = [];
  /** What the thread has read: shells, and remotes in each of them. */
  const prepared = new Set<string>();
  let preparing: Promise<unknown> | undefined;

  const host = createThreadHost({
    onLost(turn, reason) {
      prepared.clear();
      const culprit = [...turns].find(([, number]) => number === turn)?.[0];
      if (culprit) bannedUntil.set(culprit, now() + BAN_MS);
      else losses = [...losses.filter((at) => now() - at < BAN_MS), now()];
      const whose = culprit ? ` while it ran ${culprit}, which is left to the browser for now` : '';
      log.warn({ event: 'render.lost', remote: culprit }, `the rendering thread was lost${whose}: ${reason}`);
    },
    onTrouble: (message) => log.warn({ event: 'render.trouble' }, message),
  });

  function sourcesOf({ shell, registry }: LiveReleases): Sources | undefined {
    const shellFile = fileOf(folders, SHELL, shell);
    if (!shellFile) return undefined;
    const remotes = registry.remotes.flatMap(({ name, live }) => {
      const file = fileOf(folders, name, live);
      if (!file || (bannedUntil.get(live.global) ?? 0) > now()) return [];
      const turn = turns.get(live.global) ?? turns.size + 1;
      turns.set(live.global, turn);
      return [{ global: live.global, file, turn }];
    });
    return { shell: shellFile, remotes };
  }

  /** Whether the thread has read these builds; where not, it is told to, and this page does without. */
  function isPrepared(sources: Sources): boolean {
    const { shell, remotes } = sources;
    const wanted = [shell.path, ...remotes.map(({ file }) => `${shell.path} ${file.path}`)];
    if (wanted.every((build) => prepared.has(build))) return true;
    preparing ??= host
      .ask({ kind: 'prepare', sources })
      .then((outcome) => {
        if (outcome !== 'late') for (const build of wanted) prepared.add(build);
      })
      .finally(() => {
        preparing = undefined;
      });
    return false;
  }

  async function render({ live: published, path, search, initial }: Visited): Promise<FirstScreen | null> {
    const live = leavingOverridden(published, initial.overrides);
    const sources = sourcesOf(live);
    const recent = losses.filter((at) => now() - at < BAN_MS).length;
    if (!sources || recent >= MAX_LOSSES) return null;
    const arrivedAt = now();
    if (!isPrepared(sources)) {
      await Promise.race([preparing, pause(PREPARE_PATIENCE_MS)]);
      if (!isPrepared(sources)) return null;
    }
    const end = metrics.firstScreens.startTimer();
    const url = localisePath(initial.locale, path) + search;
    const registry = registryIn(live.registry, initial.locale);
    const request = { initial, registry, url, platformUrl: platforms.any() };
    const result = await host.ask({ kind: 'render', sources, request }, now() - arrivedAt);
    if (typeof result === 'string') {
      end({ outcome: result });
      return null;
    }
    end({ outcome: result ? 'rendered' : 'failed' });
    return result;
  }

  return {
    render: async (view) => (isRendered(view.page) ? render(view) : null),
    close: () => host.close(),
  };
}

/** How long the very first pages wait for the builds to be read. */
const PREPARE_PATIENCE_MS = 300;

/** Public pages with the shell's frame: the others show nothing before it is known who is looking. */
export function isRendered(page: Page): boolean {
  switch (page.kind) {
    case 'home':
    case 'missing':
      return true;
    case 'shell':
      return !page.route.noindex;
    case 'remote':
      return page.route.frame === 'page' && !page.route.member;
  }
}

function fileOf(
  folders: ReleaseFolders,
  name: string,
  { release, server = {} }: { readonly release: string; readonly server?: Readonly<Record<string, string>> },
): ServerFile | undefined {
  const [entry] = Object.entries(server);
  if (!entry) return undefined;
  const [file, integrity] = entry;
  return { path: join(releaseFolder(folders, name, release), SERVER_FOLDER, file), integrity };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
