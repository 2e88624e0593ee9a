import { scopeText, textHook, wordingText, type Wording } from '@tessera/kit';
import type messages from './messages/en_US.json';

export type MessageId = keyof typeof messages;
export const useText = textHook<MessageId>();

/** The messages of this remote, outside of components. */
export const textOf = scopeText<MessageId>;

/** Something to show to the player: a message of ours, or the server's own words. */
export type Said = Wording<MessageId>;

export const say = wordingText<MessageId>;
