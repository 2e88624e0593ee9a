/**
 * Gives the page the title back that it had, when the error screen goes: after a retry the address is the same, and sets
 * none.
 * @param own of the error screen
 */
export function restoreTitle(own: string): () => void {
  let before: string | undefined;
  // By then the frame has set the title of the address; the error screen's own follows.
  queueMicrotask(() => {
    before = document.title;
  });
  return () => {
    if (before !== undefined && document.title === own) document.title = before;
  };
}
