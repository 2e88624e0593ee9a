import { scopeText, textHook } from '@tessera/kit';
import type english from './messages/en_US.json';

export type MessageId = keyof typeof english;

/** The messages of this remote, for its components. */
export const useText = textHook<MessageId>();

/** The messages of this remote, outside of components. */
export const textOf = scopeText<MessageId>;
