import { textHook } from '@tessera/kit';
import type messages from './messages/en_US.json';

export type MessageId = keyof typeof messages;
export const useText = textHook<MessageId>();
