import { useCallback } from 'react';
import { useScope } from './remote.tsx';

type Values = Readonly<Record<string, string | number | Date>>;

/** A message in the page's language: its id, and what its placeholders stand for. */
export type Text<Id extends string> = (id: Id, values?: Values) => string;

/**
 * The hook by which a remote's components get their messages; its ids are those of the English catalogue, so a
 * wrong one does not compile: `export const useText = textHook<keyof typeof messages>()`.
 */
export function textHook<Id extends string>(): () => Text<Id> {
  return function useText() {
    const { intl } = useScope();
    return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
  };
}
