import { text } from '@tessera/e2e/texts';

/** Something in the first screen that a player taps. */
export interface Target {
  readonly name: TargetName;
  /** The first visible element that the selector finds, with exactly this text where one is given. */
  readonly selector: string;
  readonly text?: string;
}

export type TargetName = 'login' | 'game';

export const TARGETS: Readonly<Record<TargetName, Target>> = {
  login: { name: 'login', selector: 'nav button', text: text('shell:nav.login') },
  game: { name: 'game', selector: 'main article button[data-part="open"]' },
};
