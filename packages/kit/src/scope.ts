import createEmotionCache, { type EmotionCache } from '@emotion/cache';
import type { Query, QueryClient } from '@tessera/kit/query';
import type { RemoteConfig, Shell } from '@tessera/contracts';
import { loadCatalogue, createIntl, type CatalogueLoader, type IntlShape } from '@tessera/i18n';
import { createStore } from 'jotai';
import { takeFirstScreen } from './first-screen.ts';
import { RemoteQueries } from './remote-queries.ts';

type Store = ReturnType<typeof createStore>;

/** What one activated remote lives on. None of it is shared with another remote. */
export interface RemoteScope {
  readonly shell: Shell;
  readonly queries: QueryClient;
  readonly store: Store;
  readonly intl: IntlShape;
  readonly styles: EmotionCache;
}

/** How long an answer counts as fresh: long enough to move between pages, short enough for a lobby. */
const FRESH_MS = 30_000;

/** Creates the scope of a remote; resolves when its messages have loaded. */
export async function createScope(
  config: Pick<RemoteConfig, 'name'>,
  shell: Shell,
  signal: AbortSignal,
  messages: CatalogueLoader,
): Promise<RemoteScope> {
  const { code } = shell.locale.current;
  const catalogue = await loadCatalogue(code, messages);
  const queries = new RemoteQueries({
    defaultOptions: {
      // The shell's `api` retries what may be retried; a second layer would multiply it.
      queries: { retry: false, staleTime: FRESH_MS, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
  const styles = createEmotionCache({
    key: config.name.replace(/^mf-/, ''),
    nonce: shell.nonce,
    container: SHEETS,
  });
  styles.compat = true;
  const intl = createIntl(code, catalogue, {
    timeZone: shell.site.get().settings.timeZone,
    onError: (error) => shell.report.error(error, { in: 'messages' }),
  });
  if (shell.firstScreen) takeFirstScreen(shell.firstScreen, queries, styles, shell.session);
  forgetOnSessionChange(shell, queries, signal);
  const stop = shell.live.onGap(() => void queries.refetchQueries({ type: 'active', predicate: hasFailed }));
  signal.addEventListener(
    'abort',
    () => {
      stop();
      queries.clear();
    },
    { once: true },
  );
  return { shell, queries, store: createStore(), intl, styles };
}

const hasFailed = ({ state }: Query) => state.status === 'error';

/**
 * Where the style engine inserts its sheets. The server's sheets are not moved: inserting them again would make the
 * browser recalculate every style in them.
 */
const SHEETS = {
  insertBefore(sheet: Node, before: Node | null) {
    if (sheet.isConnected) return sheet;
    return (before?.parentNode ?? document.head).insertBefore(sheet, before);
  },
} as Node;

/**
 * Clears private answers when the session changes: another player must never see them, not even for a moment. Public ones
 * are fetched again once the member, and so the currency, is known: only those of the session before.
 */
function forgetOnSessionChange(shell: Shell, queries: QueryClient, signal: AbortSignal): void {
  let known = whose(shell);
  let later: ReturnType<typeof setTimeout> | undefined;
  let former: readonly Query[] = [];
  const stop = shell.session.subscribe(() => {
    const before = known;
    known = whose(shell);
    if (known === before) return;
    // Calls during the restore carried the member's token, so the answers are that member's.
    const isRestored = before === 'restoring' && known !== 'guest';
    if (isRestored && former.length === 0) return;
    if (!isRestored) {
      former = queries.getQueryCache().findAll({ predicate: isPublic });
      // Reset, not removed: components would go on showing a removed answer.
      for (const query of queries.getQueryCache().findAll({ predicate: isPrivate })) query.reset();
    }
    // After the components have rendered the session, so that no guest requests a member's answers.
    clearTimeout(later);
    later = setTimeout(() => {
      if (known !== 'restoring') {
        const stale = new Set(former);
        former = [];
        void queries.invalidateQueries({ predicate: (query) => stale.has(query) });
      }
      // Queries that have started to fetch do so for the right member already.
      const unanswered = (query: Query) => isPrivate(query) && query.state.dataUpdatedAt === 0;
      void queries.invalidateQueries({ predicate: unanswered }, { cancelRefetch: false });
    });
  });
  signal.addEventListener(
    'abort',
    () => {
      clearTimeout(later);
      stop();
    },
    { once: true },
  );
}

const isPublic = ({ meta }: Query): boolean => meta?.['audience'] === 'guest';
const isPrivate = (query: Query): boolean => !isPublic(query);

/** Returns the owner of the answers that the shell receives now. */
export function whose(shell: Shell): number | 'guest' | 'restoring' {
  const session = shell.session.get();
  return session.status === 'member' ? session.member.id : session.status;
}
