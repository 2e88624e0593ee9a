import { render } from 'preact';
import { GAME_CODES } from '../../protocol/codes.ts';
import type { SessionAnswer } from '../../protocol/session.ts';
import type { GameName } from '../../rules/game-code.ts';
import { Frame } from '../frame/Frame.tsx';
import { Notice, Splash } from '../frame/Notice.tsx';
import { PENDING_KEY } from '../rounds/solo-play.ts';
import { createApi, isOpenQuestion, type Api } from '../services/api.ts';
import { codeOf } from '../services/ask.ts';
import { openDeposit } from '../services/deposit.ts';
import { leaveGame } from '../services/leave.ts';
import { closeWithLobby, tellLobby } from '../services/lobby.ts';
import { createLive } from '../services/live.ts';
import { createServices } from '../services/services.ts';
import { createStore, type Store } from '../services/store.ts';
import { browserLocale, createWords, loadFrameCatalogue, type Words } from '../services/words.ts';
import { worldOf } from '../worlds.ts';
import { loadSymbol } from './load-symbol.ts';
import { takeLaunchToken } from './launch-token.ts';
import { askedMotion, askedView, goWhole } from './page-view.ts';
import { loadPage } from './pages.ts';
import { tellHeight } from './tell-height.ts';

const BEARER_KEY = 'bearer';
/** The lobby's address, kept past the session's end: a reload then says that it has ended, and leads there. */
const LOBBY_KEY = 'lobby';

/** Opens the game that the address names: launch token or remembered session, language, game. */
export async function openGame(host: HTMLElement): Promise<void> {
  const gameCode = decodeURIComponent(location.pathname.split('/').at(-1) ?? '');
  const game = host.dataset.game as GameName;
  const motion = askedMotion();
  if (motion) document.documentElement.dataset.motion = motion;
  const launch = takeLaunchToken();
  const windowStore = createStore(() => sessionStorage, `tessera.game.${gameCode}.`);
  const deviceStore = createStore(() => localStorage, 'tessera.game.');
  let bearer = launch === undefined ? windowStore.get(BEARER_KEY) : undefined;
  const api = createApi(() => bearer);
  const guessed = browserLocale(navigator.languages);
  // The game's code comes while the session is opened.
  const coming = loadPage(game);
  coming.catch(() => undefined);
  const symbol = loadSymbol(gameCode);
  const firstCatalogue = loadFrameCatalogue(guessed);
  render(<Splash words={undefined} />, host);
  const words = createWords(guessed, await firstCatalogue);
  document.documentElement.lang = words.tag;
  render(<Splash words={words} />, host);

  const open = (): Promise<SessionAnswer> =>
    launch !== undefined && bearer === undefined
      ? api.openSession(launch)
      : api.resumeSession(windowStore.get(PENDING_KEY));
  const lobbyUrl = launch === undefined ? windowStore.get(LOBBY_KEY) : undefined;
  const showEnded = (): void =>
    lobbyUrl === undefined
      ? render(<Notice code="launch" words={words} />, host)
      : render(
          <Notice
            code={GAME_CODES.sessionOver}
            words={words}
            onClose={() => leaveGame(lobbyUrl, gameCode)}
          />,
          host,
        );
  const session = await insistOnSession(open, showEnded, host, words, windowStore);
  if (!session) return;
  ({ bearer } = session);
  windowStore.set(BEARER_KEY, bearer);
  windowStore.set(LOBBY_KEY, session.lobbyUrl);
  closeWithLobby(session.lobbyUrl);
  windowStore.set(PENDING_KEY, undefined);
  try {
    const catalogue = session.language === guessed ? firstCatalogue : loadFrameCatalogue(session.language);
    await showGame(host, { session, api, coming, symbol, windowStore, deviceStore, catalogue });
  } catch (error) {
    // Its code did not come, or is broken: the session stands, and is resumed when the page is opened again.
    render(<Notice code="failed" words={words} onRetry={() => location.reload()} />, host);
    throw error;
  }
}

/**
 * Requests the session until there is an answer; `undefined` where the page shows why there is none.
 * @param showEnded shows that the session has ended, or that the link opened none
 */
async function insistOnSession(
  open: () => Promise<SessionAnswer>,
  showEnded: () => void,
  host: HTMLElement,
  words: Words,
  windowStore: Store,
): Promise<SessionAnswer | undefined> {
  for (;;) {
    try {
      return await open();
    } catch (error) {
      const code = codeOf(error);
      const lost = code === GAME_CODES.sessionOver || code === GAME_CODES.malformed;
      if (lost) for (const key of [BEARER_KEY, PENDING_KEY]) windowStore.set(key, undefined);
      if (!isOpenQuestion(error)) {
        if (lost) showEnded();
        else render(<Notice code={code} words={words} />, host);
        return undefined;
      }
      await new Promise<void>((retry) =>
        render(<Notice code={code} words={words} onRetry={() => retry()} />, host),
      );
      render(<Splash words={words} />, host);
    }
  }
}

async function showGame(
  host: HTMLElement,
  given: {
    readonly session: SessionAnswer;
    readonly api: Api;
    readonly coming: ReturnType<typeof loadPage>;
    readonly symbol: ReturnType<typeof loadSymbol>;
    readonly windowStore: Store;
    readonly deviceStore: Store;
    readonly catalogue: ReturnType<typeof loadFrameCatalogue>;
  },
): Promise<void> {
  const { session, api, windowStore, deviceStore } = given;
  const page = await given.coming;
  const [frameCatalogue, { default: catalogue }, symbol] = await Promise.all([
    given.catalogue,
    page.messages(session.language),
    given.symbol,
    // Text on a canvas does not wait for its face by itself.
    document.fonts?.load('700 14px "Bricolage Grotesque Variable"'),
  ]);
  const words = createWords(session.language, frameCatalogue, catalogue);
  document.documentElement.lang = words.tag;
  document.title = session.gameName;
  const view = askedView(page);
  paint(host, session);
  host.dataset.view = view;
  const live = createLive(() => windowStore.get(BEARER_KEY) ?? session.bearer);
  const services = createServices({
    ...{ session, page, view, words, symbol, api, live, windowStore, deviceStore },
    leave: () => leaveGame(session.lobbyUrl, session.gameCode),
    deposit: () => openDeposit(session.lobbyUrl, session.gameCode),
    openWhole() {
      const { lobbyUrl, gameCode } = session;
      if (!tellLobby(lobbyUrl, { type: 'U003', gameCode })) goWhole();
    },
    reload: () => location.reload(),
  });
  render(<Frame services={services} host={host} />, host);
  if (view === 'quick') tellHeight(host, session.lobbyUrl);
}

/** The world's colours, for every part's CSS. */
function paint(host: HTMLElement, { game, world }: SessionAnswer): void {
  const { accent, glass, sky, light } = worldOf(world);
  host.className = `game game-${game}`;
  const colours = { accent, glass, light, 'sky-1': sky[0], 'sky-2': sky[1], 'sky-3': sky[2] };
  for (const [name, colour] of Object.entries(colours)) host.style.setProperty(`--${name}`, colour);
}
