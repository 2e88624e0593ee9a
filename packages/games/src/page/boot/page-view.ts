import type { GamePage, PageView } from '../game-page.ts';

const PARAMETER = 'view';
const SOUND_PARAMETER = 'sound';
const MOTION_PARAMETER = 'motion';

/** What the address asks for, where the game has it. A reload finds it there again. */
export function askedView({ Quick }: Pick<GamePage, 'Quick'>): PageView {
  const asked = new URL(location.href).searchParams.get(PARAMETER);
  return asked === 'quick' && Quick ? 'quick' : 'whole';
}

/** Whether the address asks for sound or silence; `undefined`: for neither. */
export function askedSound(): boolean | undefined {
  const asked = new URL(location.href).searchParams.get(SOUND_PARAMETER);
  return asked === 'on' || asked === 'off' ? asked === 'on' : undefined;
}

/** Returns how much motion the address asks for; `undefined`: as the system has it. */
export function askedMotion(): 'reduced' | 'full' | undefined {
  const asked = new URL(location.href).searchParams.get(MOTION_PARAMETER);
  return asked === 'reduced' || asked === 'full' ? asked : undefined;
}

/** Shows the whole game in this window, in place of its short form. */
export function goWhole(): void {
  const address = new URL(location.href);
  address.searchParams.delete(PARAMETER);
  location.replace(address);
}
