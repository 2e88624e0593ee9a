/** Keeps the present page from search engines, until it is left: an error page that was navigated to. */
export function forbidIndexing(): () => void {
  const meta = document.createElement('meta');
  meta.name = 'robots';
  meta.content = 'noindex';
  document.head.append(meta);
  return () => meta.remove();
}
