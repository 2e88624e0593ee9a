import { useWords, type Words } from '../../../page/kit.ts';
import type english from './messages/en_US.json';

/** The frame's messages and this game's. */
export const useClusterWords = (): Words<keyof typeof english> => useWords<keyof typeof english>();
