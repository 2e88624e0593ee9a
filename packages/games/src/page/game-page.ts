import type { ComponentType } from 'preact';
import type { LocaleCode } from '@tessera/domain';
import type { RoundAnswer } from './answers.ts';
import type { Catalogue } from './services/words.ts';

/** How much of a game is shown: all of it, or a short form in a frame within a page of the lobby's. */
export type PageView = 'whole' | 'quick';

/** What a game brings to the page: the default export of `src/games/<name>/page/index.tsx` (docs/games.md). */
export interface GamePage {
  /** What stands below the header: the table and the controls. */
  readonly Game: ComponentType;
  /** The game's short form, without the frame's header: `?view=quick`. Without one the whole game is shown there, too. */
  readonly Quick?: ComponentType;
  /** Body of the help dialog; the frame adds return, highest win, and how a round is drawn. */
  readonly Help: ComponentType;
  /** A history row's middle: what fell, in a few words or small pictures. */
  readonly RoundLine: ComponentType<{ readonly round: RoundAnswer }>;
  readonly messages: (locale: LocaleCode) => Promise<{ default: Catalogue }>;
}
