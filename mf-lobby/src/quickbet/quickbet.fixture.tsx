import { renderLobby } from '../testing/render-lobby.tsx';
import type { Answers, FakeShellOptions } from '@tessera/testing';
import { fireEvent, screen } from '@testing-library/react';
import { aGame } from '../testing/games.ts';
import { QuickBet } from './QuickBet.tsx';

export const ORIGIN = 'https://games.example';
export const book = aGame({
  id: 31,
  gtId: 4,
  gameCode: 'ts-sportsbook-football-grove-004',
  gameName: 'Grove League',
});

/** Answers with another address each time: an address is valid for one visit. */
function answers(): Answers {
  let asked = 0;
  return {
    sportQuickbetUrl: () => {
      const url = `${ORIGIN}/play/${book.gameCode}?view=quick&launch=${++asked}`;
      return { url, detail: { url, gpId: 3 } };
    },
    gameLabel: { list: [], main: [aGame({ id: 30, gtId: 4 }), book] },
    demoPlay: { gameUrl: `${ORIGIN}/play/${book.gameCode}?launch=demo` },
    play: null,
    leave: null,
  };
}

/** Renders the quick bet of the sports hall; the platform has one unless `options` override it. */
export const show = (options: FakeShellOptions = {}) =>
  renderLobby(<QuickBet hall={4} />, { ...options, answers: { ...answers(), ...options.answers } });
export const frame = () => screen.findByTitle<HTMLIFrameElement>('Quick bet');
/** Finds the frame's container. */
export const stage = async () => (await frame()).parentElement;

/** Dispatches a message as if from the frame, unless `origin` or `source` differ. */
export async function postFromFrame(
  data: unknown,
  { origin = ORIGIN, source }: Partial<MessageEventInit> = {},
) {
  const { contentWindow } = await frame();
  fireEvent(window, new MessageEvent('message', { data, origin, source: source ?? contentWindow }));
}
