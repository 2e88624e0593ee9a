import { tellLobby } from '../services/lobby.ts';

/** Tells the lobby how high a short form is, now and whenever that changes: its frame has the height of what is in it. */
export function tellHeight(content: HTMLElement, lobbyUrl: string): void {
  let told = 0;
  const measure = (): void => {
    const height = Math.ceil(content.getBoundingClientRect().height);
    if (height === told) return;
    told = height;
    tellLobby(lobbyUrl, { type: 'S001', height });
  };
  new ResizeObserver(measure).observe(content);
}
