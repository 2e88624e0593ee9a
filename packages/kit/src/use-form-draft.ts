import { useShell } from './hooks.ts';
import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';

const draft = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/**
 * Keeps a form's values over a reload, in this tab.
 * @param name of the form; what it keeps must be no secret
 * @param empty the values of a form in which nothing was typed, all that are kept
 */
export function useFormDraft<Field extends string>(name: string, empty: Readonly<Record<Field, string>>) {
  const { drafts } = useShell();
  const [values, setValues] = useState<Readonly<Record<Field, string>>>(() => {
    const read = v.safeParse(draft, drafts?.get(name));
    const kept: Partial<Record<string, string>> = read.success ? read.output : {};
    const fields = Object.entries(empty).map(([field, value]) => [field, kept[field] ?? value]);
    return Object.fromEntries(fields) as Record<Field, string>;
  });
  const isEmpty = JSON.stringify(values) === JSON.stringify(empty);
  useEffect(() => {
    if (isEmpty) drafts?.remove(name);
    else drafts?.set(name, JSON.stringify(values));
  }, [drafts, name, values, isEmpty]);
  /** Forgets what was typed: it has been sent. Also where the form is closed by now. */
  const forget = useCallback(() => drafts?.remove(name), [drafts, name]);
  return { values, setValues, forget };
}
