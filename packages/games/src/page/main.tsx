import { openFair } from './boot/open-fair.tsx';
import { openGame } from './boot/open-game.tsx';

/** The one entry of all pages: the server says in the document which one it is. */
const host = document.getElementById('game')!;
void (host.dataset.page === 'fair' ? openFair(host) : openGame(host));
