import type { ComponentType } from 'preact';
import type { LocaleCode } from '@tessera/domain';
import type { RoundAnswer } from './answers.ts';
import type { Catalogue } from './services/words.ts';

/** What a game brings to the page: the default export of `src/games/<name>/page/index.tsx` (docs/games.md). */
export interface GamePage {
  /** What stands below the header: the table and the controls. */
  readonly Game: ComponentType;
  /** Body of the help dialog; the frame adds return, highest win, and how a round is drawn. */
  readonly Help: ComponentType;
  /** A history row's middle: what fell, in a few words or small pictures. */
  readonly RoundLine: ComponentType<{ readonly round: RoundAnswer }>;
  readonly messages: (locale: LocaleCode) => Promise<{ default: Catalogue }>;
}
