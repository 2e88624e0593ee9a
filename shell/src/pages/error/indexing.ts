/** Excludes the page from search engines until the visitor leaves it, for an error page, with an HTTP status or without. */
export function forbidIndexing(): () => void {
  const ofServer = document.querySelector<HTMLMetaElement>('meta[name="robots"]');
  const meta = ofServer ?? document.createElement('meta');
  meta.name = 'robots';
  meta.content = 'noindex';
  document.head.append(meta);
  return () => meta.remove();
}
