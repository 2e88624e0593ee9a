import { useWords, type Words } from '../../../page/kit.ts';
import type english from './messages/en_US.json';

export type FishingWords = Words<keyof typeof english>;

export const useFishingWords = (): FishingWords => useWords<keyof typeof english>();
