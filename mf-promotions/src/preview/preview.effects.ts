import type { Shell } from '@tessera/contracts';

/** Shows what the page's address previews, if it does (`?preview=`). It is not for members alone: the address is the key. */
export function openPreview(
  { offers, report }: Pick<Shell, 'offers' | 'report'>,
  page: Window = window,
): void {
  const token = new URLSearchParams(page.location.search).get('preview');
  if (!token) return;
  offers
    .openDialog('mf-promotions:preview', { token })
    .catch((error: unknown) => report.error(error, { in: 'preview' }));
}
