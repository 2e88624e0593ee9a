import { boldFace } from './art/face.ts';
import { LOAD_THEME } from './art/themes.ts';
import { startGame } from './play/game.ts';
import { PENDING_KEY } from './play/round.ts';
import { ApiError, createApi } from './shared/api.ts';
import { ask } from './shared/dialog.ts';
import { h } from './shared/dom.ts';
import { browserLocale, loadWords } from './shared/i18n.ts';
import { createStore, type Store } from './shared/store.ts';
import { leaveGame } from './shared/leave.ts';

const BEARER_KEY = 'bearer';

/** Opens the game that the address names: launch token or remembered session, language, theme, game. */
async function boot(): Promise<void> {
  const host = document.getElementById('game')!;
  host.className = 'game';
  const gameCode = decodeURIComponent(location.pathname.split('/').at(-1) ?? '');
  const launch = takeLaunchToken();
  const windowStore = createStore(() => sessionStorage, `tessera.game.${gameCode}.`);
  const deviceStore = createStore(() => localStorage, 'tessera.game.');
  let bearer = launch === undefined ? windowStore.get(BEARER_KEY) : undefined;
  const api = createApi(() => bearer);
  const guessed = browserLocale(navigator.languages);
  const firstWords = loadWords(guessed);
  host.replaceChildren(await splash(firstWords));
  try {
    for (;;) {
      try {
        const session =
          launch !== undefined && bearer === undefined
            ? await api.openSession(launch)
            : await api.resumeSession(windowStore.get(PENDING_KEY));
        ({ bearer } = session);
        windowStore.set(BEARER_KEY, bearer);
        const [words, theme] = await Promise.all([
          session.language === guessed ? firstWords : loadWords(session.language),
          LOAD_THEME[session.world](),
          // Canvas text does not wait for its face by itself.
          document.fonts.load(boldFace(14)),
        ]);
        document.documentElement.lang = words.tag;
        document.title = session.gameName;
        const leave = (): void => leaveGame(session.lobbyUrl, session.gameCode);
        startGame({ host, session, theme, words, api, windowStore, deviceStore, leave });
        return;
      } catch (error) {
        if (!(error instanceof ApiError) || error.code === '401' || error.code === '400') throw error;
        await askToRetry(host, firstWords);
      }
    }
  } catch {
    forget(windowStore);
    const words = await firstWords;
    document.documentElement.lang = words.tag;
    host.replaceChildren(
      h(
        'div',
        { class: 'notice', role: 'alert' },
        h('h1', {}, words('launchTitle')),
        h('p', {}, words('launchText')),
      ),
    );
  }
}

/** Reads the launch token and takes it out of the address, before anything else can see it there. */
function takeLaunchToken(): string | undefined {
  const address = new URL(location.href);
  const token = address.searchParams.get('launch') ?? undefined;
  address.searchParams.delete('launch');
  history.replaceState(null, '', address);
  return token;
}

async function splash(words: ReturnType<typeof loadWords>): Promise<HTMLElement> {
  return h(
    'div',
    { class: 'splash', role: 'status' },
    h('span', { class: 'splash-mark' }),
    (await words)('loading'),
  );
}

async function askToRetry(host: HTMLElement, loading: ReturnType<typeof loadWords>): Promise<void> {
  const words = await loading;
  await ask<void>(host, {
    title: words('networkTitle'),
    body: [words('failedText')],
    actions: [{ label: words('retry'), value: undefined, primary: true }],
  });
}

function forget(store: Store): void {
  store.set(BEARER_KEY, undefined);
  store.set(PENDING_KEY, undefined);
}

void boot();
