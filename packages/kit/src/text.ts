import { useMemo } from 'react';
import { useScope } from './remote.tsx';
import type { RemoteScope } from './scope.ts';

type Values = Readonly<Record<string, string | number | Date>>;

/** A message in the page's language: its id, and the values of its placeholders. */
export type Text<Id extends string> = (id: Id, values?: Values) => string;

/**
 * The ids of a remote's English catalogue that pages can show. Those of its routes' titles are not among them: they are in
 * its release, and left out of what browsers load.
 */
export type MessageIdOf<Catalogue> = Exclude<Extract<keyof Catalogue, string>, `route.${string}`>;

/**
 * Creates the hook that returns a remote's messages to its components; its ids are those of the English catalogue, so a
 * wrong one does not compile: `export const useText = textHook<MessageIdOf<typeof messages>>()`.
 */
export function textHook<Id extends string>(): () => Text<Id> {
  return function useText() {
    const { intl } = useScope();
    return useMemo(() => scopeText<Id>({ intl }), [intl]);
  };
}

/**
 * Returns the messages of a remote outside of components; its ids are those of the English catalogue, as for
 * {@link textHook}: `export const textOf = scopeText<MessageIdOf<typeof messages>>`.
 */
export function scopeText<Id extends string>({ intl }: Pick<RemoteScope, 'intl'>): Text<Id> {
  return (id, values) => intl.formatMessage({ id }, values);
}

/** A text for the player: a message of the remote's catalogue, or the server's own words. */
export type Wording<Id extends string> =
  | { readonly id: Id; readonly values?: Readonly<Record<string, string | number>> }
  | { readonly words: string };

export function wordingText<Id extends string>(text: Text<Id>, wording: Wording<Id>): string {
  return 'words' in wording ? wording.words : text(wording.id, wording.values);
}
