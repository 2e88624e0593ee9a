import { useWords, type Words } from '../../../page/kit.ts';
import type english from './messages/en_US.json';

export type BlackjackKey = keyof typeof english;

/** The frame's messages and this game's. */
export const useBlackjackWords = (): Words<BlackjackKey> => useWords<BlackjackKey>();
