import { textHook, wordingText, type MessageIdOf, type Text } from '@tessera/kit';
import type { PageMessage } from '@tessera/kit/pages';
import type messages from './messages/en_US.json';

export type MessageId = MessageIdOf<typeof messages>;
export const useText = textHook<MessageId>() satisfies () => Text<PageMessage>;
export const formatWording = wordingText<MessageId>;
