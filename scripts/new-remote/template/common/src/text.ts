import { textHook, type MessageIdOf } from '@tessera/kit';
import type messages from './messages/en_US.json';

export type MessageId = MessageIdOf<typeof messages>;
export const useText = textHook<MessageId>();
