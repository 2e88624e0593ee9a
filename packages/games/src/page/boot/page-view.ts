import type { GamePage, PageView } from '../game-page.ts';

const PARAMETER = 'view';

/** What the address asks for, where the game has it. A reload finds it there again. */
export function askedView({ Quick }: Pick<GamePage, 'Quick'>): PageView {
  const asked = new URL(location.href).searchParams.get(PARAMETER);
  return asked === 'quick' && Quick ? 'quick' : 'whole';
}

/** Shows the whole game in this window, in place of its short form. */
export function goWhole(): void {
  const address = new URL(location.href);
  address.searchParams.delete(PARAMETER);
  location.replace(address);
}
