/** Excludes the page from search engines until the visitor leaves it, for an error page without an HTTP status. */
export function forbidIndexing(): () => void {
  const meta = document.createElement('meta');
  meta.name = 'robots';
  meta.content = 'noindex';
  document.head.append(meta);
  return () => meta.remove();
}
