import { internalPath } from '@tessera/domain';
import { useAnswer, useSite } from '@tessera/kit';
import { logos } from '@tessera/wire';
import { useEffect } from 'react';

/** The default icon, which is already in the document. */
const OWN = '/icons/icon.svg';

/** Shows the operator's icon on the browser's tab. A picture from elsewhere would be refused by the page's policy. */
export function useSiteIcon(): void {
  const { siteId } = useSite().settings;
  const { data } = useAnswer(logos, { siteId });
  const photo = internalPath(data?.list.find(({ place }) => place === 'icon')?.photo);
  useEffect(() => {
    if (photo === undefined || photo === OWN) return;
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')];
    const before = links.map((link) => link.href);
    for (const link of links) link.href = photo;
    return () => links.forEach((link, index) => (link.href = before[index] ?? OWN));
  }, [photo]);
}
