import { GENERAL_CODES, isCallError, isSelfExclusion, type Call, type CodeOf } from '@tessera/wire';
import type { Wording } from './text.ts';

/** A remote's messages for what any call may meet; one table for all of its forms. */
export interface FailureTexts<Id extends string> {
  readonly offline: Id;
  readonly timeout: Id;
  readonly rateLimited: Id;
  /** Every other error without a text of the server. */
  readonly unknown: Id;
}

/** Returns the wording of an error that the form has no text of its own for (spec §8: "others server message"). */
export function failureWording<Id extends string>(error: unknown, texts: FailureTexts<Id>): Wording<Id> {
  if (!isCallError(error)) return { id: texts.unknown };
  switch (error.failure.kind) {
    case 'timeout':
      return { id: texts.timeout };
    case 'network':
      return { id: texts.offline };
    case 'refused':
      if (error.failure.code === GENERAL_CODES.rateLimited) return { id: texts.rateLimited };
      return error.message ? { words: error.message } : { id: texts.unknown };
    default:
      return { id: texts.unknown };
  }
}

/** What one code means: a message (given `{code}`), the field that it belongs to. Without `id`: the server's words. */
export type RefusalText<Id extends string, Field extends string> =
  Id | { readonly field?: Field; readonly id?: Id };

/** A text for each code that a call declares; one that is missing does not compile. */
export type RefusalTexts<C extends Call, Id extends string, Field extends string = never> = Readonly<
  Record<CodeOf<C>, RefusalText<Id, Field>>
>;

/** An error as a form shows it. Without a field it belongs above the form, in an element of role `alert`. */
export interface Problem<Id extends string, Field extends string> {
  readonly field: Field | undefined;
  readonly wording: Wording<Id>;
}

/**
 * Returns what a form shows for the error of its intent. A code that `texts` does not have
 * is worded by {@link failureWording}.
 */
export function problemOf<Id extends string, Field extends string>(
  error: unknown,
  texts: Readonly<Record<string, RefusalText<Id, Field>>>,
  failures: FailureTexts<Id>,
): Problem<Id, Field> {
  const code = isCallError(error) ? (error.code ?? '') : '';
  const text = Object.hasOwn(texts, code) ? texts[code] : undefined;
  const { field, id } = typeof text === 'string' ? { field: undefined, id: text } : { ...text };
  // Only the server's words name the day on which an exclusion ends.
  if (isSelfExclusion(error) || id === undefined) return { field, wording: failureWording(error, failures) };
  return { field, wording: { id, values: { code } } };
}
