import { textHook, type RemoteScope, type Text } from '@tessera/kit';
import type english from './messages/en_US.json';

export type MessageId = keyof typeof english;

/** The messages of this remote, for its components. */
export const useText = textHook<MessageId>();

/** The messages of this remote, outside of components. */
export function textOf({ intl }: Pick<RemoteScope, 'intl'>): Text<MessageId> {
  return (id, values) => intl.formatMessage({ id }, values);
}
