import { scopeText, textHook, type Text } from '@tessera/kit';
import type messages from './messages/en_US.json';

export type MessageId = keyof typeof messages;
export const useText = textHook<MessageId>();

/** The messages of this remote, outside of components. */
export const textOf = scopeText<MessageId>;

/** Something to tell the player: a message of ours, or the server's own words. */
export type Said =
  | { readonly id: MessageId; readonly values?: Readonly<Record<string, string | number>> }
  | { readonly words: string };

export function say(text: Text<MessageId>, said: Said): string {
  return 'words' in said ? said.words : text(said.id, said.values);
}
