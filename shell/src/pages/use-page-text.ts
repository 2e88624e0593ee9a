import type { Text } from '@tessera/kit';
import { lazyTextHook } from '../lazy-text.ts';
import type messages from './messages/en_US.json';

export type PageMessage = keyof typeof messages;
export type PageText = Text<PageMessage>;

/** The texts of the shell's own pages, in a catalogue of their own. */
export const usePageText = lazyTextHook<PageMessage>('pages', (code) => import(`./messages/${code}.json`));
