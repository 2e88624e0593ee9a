import { useWords, type Words } from '../../../page/kit.ts';
import type english from './messages/en_US.json';

export type LinesKey = keyof typeof english;

/** The frame's messages and this game's. */
export const useLinesWords = (): Words<LinesKey> => useWords<LinesKey>();
