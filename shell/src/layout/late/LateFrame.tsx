import { BackToTop } from '@tessera/ui';
import { usePath } from '../use-path.ts';
import { DeviceNotice } from './DeviceNotice.tsx';
import { SlideBar } from './SlideBar.tsx';
import { StatusLine } from './StatusLine.tsx';
import { useContentReloads } from './use-content-reloads.ts';
import { useLateText } from './use-late-text.ts';
import { useLocaleGuard } from './use-locale-guard.ts';
import { useModalQuery } from './use-modal-query.ts';
import { useOfflineEdition } from './use-offline-edition.ts';
import { useSiteIcon } from './use-site-icon.ts';
import { useSiteTemplate } from './use-site-template.ts';
import { useSiteViewport } from './use-site-viewport.ts';
import { useVisitorKeys } from './use-visitor-keys.ts';

/** The lobby's long pages have their own back-to-top button; a game fills the whole window. */
const WITHOUT_BUTTON = /^\/(?:$|gamehall|slotgame|gameroom|play)/i;

interface Props {
  /** Whether the page has the whole frame. */
  readonly isFramed: boolean;
}

/** Renders the parts of the frame that load when the page is idle, and only in the browser. */
export default function LateFrame({ isFramed }: Props) {
  const path = usePath();
  const { data: say } = useLateText();
  useContentReloads();
  useLocaleGuard();
  useSiteIcon();
  useSiteTemplate();
  useSiteViewport();
  useVisitorKeys();
  useModalQuery();
  useOfflineEdition(say !== undefined);
  if (!say) return null;
  return (
    <>
      <StatusLine say={say} />
      {isFramed && <SlideBar say={say} />}
      {isFramed && <DeviceNotice say={say} />}
      {!WITHOUT_BUTTON.test(path) && <BackToTop label={say('top')} />}
    </>
  );
}
