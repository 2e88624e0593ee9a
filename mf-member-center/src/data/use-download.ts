import { useScope } from '@tessera/kit';
import { sendIntent } from '@tessera/kit/intents';
import { ACCOUNT_DATA_SECTIONS, accountData } from '@tessera/wire';
import { useState } from 'react';
import { saveContent } from '@tessera/kit/files';
import { FORMATS, type Data, type Format, type Row, type Section } from './data-file.ts';

export type Download =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly format: Format; readonly done: number }
  | { readonly status: 'failed'; readonly format: Format; readonly error: unknown }
  | { readonly status: 'done'; readonly format: Format };

/** Fetches the member's data, part by part, and hands it to the browser as one file. */
export function useDownload(name: string): {
  readonly state: Download;
  readonly start: (format: Format) => Promise<void>;
} {
  const scope = useScope();
  const [state, setState] = useState<Download>({ status: 'idle' });

  /** @throws the error of a part */
  async function rowsOf(section: Section): Promise<readonly Row[]> {
    const rows: Row[] = [];
    let after: number | null | undefined;
    do {
      // As an intent, which asks for the fresh proof that this call needs.
      const outcome = await sendIntent(scope, accountData, { section, ...(after ? { after } : {}) });
      if (outcome.status !== 'done') throw outcome.error;
      rows.push(...outcome.answer.rows);
      after = outcome.answer.next;
    } while (after !== null);
    return rows;
  }

  async function start(format: Format): Promise<void> {
    if (state.status === 'loading') return;
    try {
      const data: { [Name in Section]?: Data[Name] } = {};
      for (const [done, section] of ACCOUNT_DATA_SECTIONS.entries()) {
        setState({ status: 'loading', format, done });
        data[section] = await rowsOf(section);
      }
      saveContent(`${name}.${format}`, FORMATS[format].write(data), FORMATS[format].type);
      setState({ status: 'done', format });
    } catch (error) {
      setState({ status: 'failed', format, error });
    }
  }
  return { state, start };
}
