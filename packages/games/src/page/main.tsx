import { options } from 'preact';
import { openFair } from './boot/open-fair.tsx';
import { openGame } from './boot/open-game.tsx';

/*
 * What is drawn is drawn in a task of its own: whatever is told in steps, as an answer is, is drawn once at its end, and on a
 * slow phone a frame may come between the two.
 */
options.debounceRendering = (draw) => void setTimeout(draw);

/** The one entry of all pages: the server says in the document which one it is. */
const host = document.getElementById('game')!;
void (host.dataset.page === 'fair' ? openFair(host) : openGame(host));
