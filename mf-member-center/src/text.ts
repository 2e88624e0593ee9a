import { textHook, wordingText, type MessageIdOf, type Text, type Wording as WordingOf } from '@tessera/kit';
import type { PageMessage } from '@tessera/kit/pages';
import type messages from './messages/en_US.json';

export type MessageId = MessageIdOf<typeof messages>;
export const useText = textHook<MessageId>() satisfies () => Text<PageMessage>;

/** A text to show to the player: a message of this remote, or the server's own words. */
export type Wording = WordingOf<MessageId>;

export const formatWording = wordingText<MessageId>;
