import { scopeText, textHook, wordingText, type Wording as WordingOf } from '@tessera/kit';
import type messages from './messages/en_US.json';

export type MessageId = keyof typeof messages;
export const useText = textHook<MessageId>();

/** Returns the text function of this remote for code outside of components. */
export const textOf = scopeText<MessageId>;

/** A text to show to the player: a message of this remote, or the server's own words. */
export type Wording = WordingOf<MessageId>;

export const formatWording = wordingText<MessageId>;
