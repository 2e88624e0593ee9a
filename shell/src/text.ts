import { textHook } from '@tessera/kit';
import type { CatalogueLoader } from '@tessera/i18n';
import type messages from './messages/en_US.json';

export type MessageId = keyof typeof messages;

/** The shell's own messages; its components are in a scope like a remote's. */
export const useText = textHook<MessageId>();

export const loadMessages: CatalogueLoader = (code) => import(`./messages/${code}.json`);
