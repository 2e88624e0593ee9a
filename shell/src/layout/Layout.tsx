import { useSite } from '@tessera/kit';
import { useLocation, useNavigate } from '@tessera/kit/router';
import { ToastViewport } from '@tessera/ui';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { RouteOutlet } from '../composition/RouteOutlet.tsx';
import { Slot } from '../composition/Slot.tsx';
import { useText } from '../text.ts';
import { BottomBar } from './BottomBar.tsx';
import { hideCovered } from './covered.ts';
import { DialogHost } from './DialogHost.tsx';
import { Footer } from './Footer.tsx';
import { frameOf, readEntryFlags } from './frame.ts';
import {
  Announcement,
  AnnouncementPlace,
  Body,
  Content,
  RailColumn,
  RailPlace,
  SkipLink,
} from './layout.styles.ts';
import { OfflineNotice } from './OfflineNotice.tsx';
import { PagePlace } from './PagePlace.tsx';
import { PageStage } from './PageStage.tsx';
import { LateReleases } from './releases/LateReleases.tsx';
import { useServices } from './services.context.ts';
import { SlimBar, TopBar } from './TopBar.tsx';
import { useEntrySwitch } from './use-entry-switch.ts';
import { useEntryWish } from './use-entry-wish.ts';
import { usePageChange } from './use-page-change.ts';
import { useDocumentTitle, usePageInfo, usePlaceAt } from './use-page-info.ts';
import { usePath } from './use-path.ts';

const CONTENT_ID = 'content';

/** The frame around every page; what of it is shown is decided by {@link frameOf}. `children` are the shell's own pages. */
export function Layout({ children }: { children: ReactNode }) {
  const text = useText();
  const { windows, toast } = useServices();
  const { device } = useSite();
  const path = usePath();
  const info = usePageInfo();
  const placeAt = usePlaceAt();
  const { search } = useLocation();
  // Of the address that led into this document; later ones no longer carry it.
  const [entry] = useState(() => readEntryFlags(search));
  const content = useRef<HTMLElement>(null);
  const body = useCovered();
  useNavigationBridge();
  useEntryWish();
  useEntrySwitch();
  useDocumentTitle(info);
  usePageChange(content);

  const frame = frameOf({ path, device, entry, route: info.frame, isPopup: windows.isPopup });
  const isFramed = frame.header === 'full';
  return (
    <>
      <SkipLink href={`#${CONTENT_ID}`}>{text('frame.skip')}</SkipLink>
      {frame.header === 'full' && <TopBar />}
      {frame.header === 'slim' && <SlimBar />}
      {frame.rail && (
        <RailColumn>
          <Slot name="rail" fallback={<RailPlace />} />
        </RailColumn>
      )}
      <Body
        ref={body}
        data-rail={frame.rail ? '' : undefined}
        data-bottom-bar={frame.bottomBar ? '' : undefined}
        data-bare={info.frame === 'bare' ? '' : undefined}
      >
        <LateReleases />
        {isFramed && (
          <Announcement>
            <Slot name="announcement" fallback={<AnnouncementPlace />} />
          </Announcement>
        )}
        {frame.content && (
          <Content id={CONTENT_ID} ref={content} tabIndex={-1}>
            <PageStage placeAt={placeAt}>
              <RouteOutlet fallback={<PagePlace />}>{children}</RouteOutlet>
            </PageStage>
          </Content>
        )}
        {frame.footer && <Footer />}
      </Body>
      {frame.bottomBar && <BottomBar />}
      {(isFramed || path === '/play') && <Slot name="float" />}
      <DialogHost />
      <OfflineNotice />
      <ToastViewport store={toast.store} label={text('frame.messages')} closeLabel={text('frame.close')} />
    </>
  );
}

/** Where a sheet covers the whole page, it alone is painted. */
function useCovered(): RefObject<HTMLDivElement | null> {
  const { dialogs } = useServices();
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => (body.current ? hideCovered(window, body.current, dialogs.open$) : undefined), [dialogs]);
  return body;
}

/** Lets the services navigate by the router. The router's function is another after each navigation; its place is not. */
function useNavigationBridge(): void {
  const { navigation } = useServices();
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useLayoutEffect(() => {
    latest.current = navigate;
  }, [navigate]);
  useEffect(() => navigation.connect((path, options) => void latest.current(path, options)), [navigation]);
}
