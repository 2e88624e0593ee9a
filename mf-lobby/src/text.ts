import { scopeText, textHook, type MessageIdOf } from '@tessera/kit';
import type english from './messages/en_US.json';

export type MessageId = MessageIdOf<typeof english>;

/** Returns the text function of this remote, for components. */
export const useText = textHook<MessageId>();

/** Returns the text function of this remote, for code outside of components. */
export const textOf = scopeText<MessageId>;
