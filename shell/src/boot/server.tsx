import { PassThrough } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
// The kit's facade contains only browser code; this file runs on servers.
// eslint-disable-next-line no-restricted-imports
import { StaticRouter } from 'react-router-dom';
import { renderToPipeableStream } from 'react-dom/server';
import type { FirstScreenPart, Release, RemoteDefinition } from '@tessera/contracts';
import type { FirstScreenRequest, RenderedFirstScreen } from '@tessera/wire';
import { LEFT_TO_BROWSER, LeftToBrowser } from '../composition/left-to-browser.ts';
import type { PartKey, Parts } from '../composition/parts.ts';
import { packageModules } from '../composition/shared-modules.ts';
import { preloadPage } from '../pages/ShellPages.tsx';
import { serverEnvironment } from '../services/index.ts';
import { App } from './App.tsx';
import { areReady } from './first-view.ts';
import { liftStyles, styleRules, takePreloads } from './first-screen.ts';
import { createPage, type Page } from './page.ts';
import { createPatience } from './patience.ts';
import { watchFetch } from './watched-fetch.ts';

/** The packages that remotes share with the shell, by the names that their server builds import. */
export { packageModules };

export interface ServerSide {
  /** Returns the remote's definition from its server build; throws if there is none. */
  readonly remoteOf: (release: Release) => RemoteDefinition;
  /** Called with the remote whose code runs next; `undefined` for the shell's own. */
  readonly onTurn: (remote: string | undefined) => void;
  /** Called for an error that does not end the rendering: the browser renders that part. */
  readonly onError: (error: unknown) => void;
}

/** Queries may depend on others: at most this many rounds, the rest is left to the browser. */
const ROUNDS = 3;
/** Time limit for all parts and answers together. */
const PATIENCE_MS = 500;

/** Renders the first screen of one page. Parts that are not ready in time are left to the browser. */
export async function renderFirstScreen(
  { initial, registry, url, platformUrl }: FirstScreenRequest<Page['composition']['registry']>,
  { remoteOf, onTurn, onError }: ServerSide,
): Promise<RenderedFirstScreen> {
  const end = new AbortController();
  const joined = new Map<string, FirstScreenPart>();
  const { inTime, isOver, hasSufficed } = createPatience(PATIENCE_MS, onError);
  const environment = serverEnvironment(platformUrl);
  const calls = watchFetch(environment.fetch);
  const page = createPage(
    {
      initial,
      registry,
      environment: { ...environment, fetch: calls.fetch },
      nonce: undefined,
      pathname: new URL(url, 'http://page').pathname,
      async loadContainer(release) {
        const { fork } = remoteOf(release);
        if (!fork)
          throw new Error(`${release.config.name} cannot be rendered on a server: its kit is too old`);
        return fork();
      },
      firstScreenOf: (remote) => ({ join: (part) => void joined.set(remote, part) }),
    },
    end.signal,
  );
  try {
    await inTime(loadInTurns(page, onTurn));
    const [scope] = await Promise.all([page.scope, preloadPage(page.path, initial.status)]);
    const app = (
      <App
        scope={scope}
        services={page.services}
        composition={{
          composition: page.composition,
          parts: leavingToBrowser(page.parts),
          onPartError: () => undefined,
          onTurn,
        }}
        status={initial.status}
        router={(children) => <StaticRouter location={url}>{children}</StaticRouter>}
      />
    );
    let html = '';
    for (let round = 1; ; round += 1) {
      for (const part of joined.values()) part.takeStyles();
      html = await render(app, onTurn, onError);
      const asked = [...joined.values()].flatMap((part) => part.ask());
      if (asked.length === 0 || round > ROUNDS || isOver()) break;
      await inTime(Promise.all(asked));
    }
    const { preloads, rest } = takePreloads(html);
    const { html: lifted, styles } = liftStyles(rest);
    return {
      html: lifted,
      preloads,
      styles: [...joined.values()].map((part) => part.takeStyles()).filter(({ css }) => css !== ''),
      styleRules: styleRules(styles),
      isWhole: hasSufficed() && !calls.hasFailed() && areReady(page.parts, page.firstView),
      data: {
        answers: Object.fromEntries([...joined].map(([remote, part]) => [remote, part.answers()])),
        styles,
      },
    };
  } finally {
    end.abort();
  }
}

/** Loads the first view's parts, one remote after the other, so that each remote's code can be attributed. */
async function loadInTurns({ parts, firstView }: Page, onTurn: ServerSide['onTurn']): Promise<void> {
  for (const key of firstView) {
    onTurn(key.remote);
    await parts.load(key);
    onTurn(undefined);
  }
}

/** Wraps parts so that those that are not ready render as a placeholder, and the browser renders them. */
function leavingToBrowser(parts: Parts): Parts {
  const refused = new Map<string, Promise<never>>();
  return {
    ...parts,
    whenReady(key: PartKey) {
      if (parts.stateOf(key).status === 'ready') return parts.whenReady(key);
      const { remote, kind, name } = key;
      const id = `${remote} ${kind} ${name}`;
      const known = refused.get(id) ?? Promise.reject(new LeftToBrowser(`${id} is not ready`));
      known.catch(() => undefined);
      refused.set(id, known);
      return known;
    },
  };
}

async function render(
  app: React.ReactNode,
  onTurn: ServerSide['onTurn'],
  onError: ServerSide['onError'],
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const { pipe } = renderToPipeableStream(app, {
    // One chunk in document order, so that no inline script is needed.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onAllReady: () => resolve(textOf(pipe(new PassThrough()))),
    onShellError: reject,
    onError(error) {
      onTurn(undefined);
      if (!(error instanceof LeftToBrowser)) onError(error);
      return LEFT_TO_BROWSER;
    },
  });
  return promise;
}
