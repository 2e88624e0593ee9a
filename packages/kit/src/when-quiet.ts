/** How often an open dialog is looked for again: it has no event of its own. */
const QUIET_CHECK_MS = 500;

/** Resolves once no dialog is open on the page; to `false` when the signal aborts. */
export async function whenQuiet(page: Document, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted && page.querySelector('dialog[open]')) {
    await new Promise((resolve) => setTimeout(resolve, QUIET_CHECK_MS));
  }
  return !signal.aborted;
}
