import { toTileImage, useAnswer, useCallScope, useShell, useSite } from '@tessera/kit';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  DownloadIcon,
  ExternalIcon,
  HelpIcon,
  SparkIcon,
  TileImage,
} from '@tessera/ui';
import { floatLinks, type ListEntry } from '@tessera/wire';
import { useId, useState } from 'react';
import { operatorLink } from '../../content/operator-link.ts';
import { Bar, BarLink, Handle } from './slide-bar.styles.ts';
import type { LateText } from './use-late-text.ts';

/** Shows the operator's links at the edge of the desktop's window; a handle slides them in and out. */
export function SlideBar({ say }: { readonly say: LateText }) {
  const { device, settings } = useSite();
  const { hiddenLinks } = settings;
  const { siteId, currency, device: code } = useCallScope();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { windows } = useShell();
  const isDesktop = device === 'desktop';
  const { data } = useAnswer(floatLinks, { siteId, currency, device: code }, { enabled: isDesktop });
  const links = (data?.list ?? []).flatMap((entry) => {
    const link = operatorLink(windows, entry.url);
    const isHidden = entry.url === '/app' && hiddenLinks?.includes('APPDownload');
    return link && !isHidden ? [{ entry, link }] : [];
  });
  if (!isDesktop || links.length === 0) return null;
  return (
    <Bar aria-label={say('links.label')} data-open={isOpen ? '' : undefined}>
      <Handle
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={say(isOpen ? 'links.hide' : 'links.show')}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? <ChevronRightIcon size={18} /> : <ChevronLeftIcon size={18} />}
      </Handle>
      <ul id={id} hidden={!isOpen}>
        {links.map(({ entry, link }) => (
          <li key={entry.id}>
            <BarLink {...link.anchor}>
              <span data-part="sign">
                <Sign entry={entry} isExternal={link.isExternal} />
              </span>
              {entry.title}
            </BarLink>
          </li>
        ))}
      </ul>
    </Bar>
  );
}

function Sign({ entry, isExternal }: { readonly entry: ListEntry; readonly isExternal: boolean }) {
  const { image, url } = entry;
  const Icon = isExternal
    ? ExternalIcon
    : url === '/app'
      ? DownloadIcon
      : url?.startsWith('faq/')
        ? HelpIcon
        : SparkIcon;
  const drawn = <Icon size={24} />;
  return image ? <TileImage image={toTileImage(image)} sizes="40px" fallback={drawn} /> : drawn;
}
