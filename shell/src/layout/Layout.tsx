import { redirectOf } from '@tessera/domain';
import { useSite } from '@tessera/kit';
import { useLocation, useNavigate } from '@tessera/kit/router';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { RouteOutlet } from '../composition/RouteOutlet.tsx';
import { Slot } from '../composition/Slot.tsx';
import { lazyWithRetry } from '../lazy-with-retry.tsx';
import { useText } from '../text.ts';
import { BottomBar } from './BottomBar.tsx';
import { DialogHost } from './DialogHost.tsx';
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
import { latePart, onceIdle } from './late-part.tsx';
import { PagePlace } from './PagePlace.tsx';
import { PageStage } from './PageStage.tsx';
import { LateReleases } from './releases/LateReleases.tsx';
import { useServices } from './services.context.ts';
import { SlimBar, TopBar } from './TopBar.tsx';
import { useEntrySwitch } from './use-entry-switch.ts';
import { useEntryRequest } from './use-entry-request.ts';
import { usePageChange } from './use-page-change.ts';
import { usePasswordGate } from './use-password-gate.ts';
import { useDocumentTitle, usePageInfo, usePlaceAt } from './use-page-info.ts';
import { usePath } from './use-path.ts';

// Toasts that are shown before their code has loaded wait in the store.
const Toasts = lazyWithRetry(onceIdle(() => import('./Toasts.tsx')));
const FloatSlot = lazyWithRetry(onceIdle(() => import('../composition/FloatSlot.tsx')));
const Footer = latePart(() => import('./footer/Footer.tsx'));
const LateFrame = lazyWithRetry(onceIdle(() => import('./late/LateFrame.tsx')));
const ShowcaseLine = lazyWithRetry(() => import('./ShowcaseLine.tsx'));

const CONTENT_ID = 'content';

/** Renders the frame around every page; {@link frameOf} decides its parts. `children` are the shell's own pages. */
export function Layout({ children }: { children: ReactNode }) {
  const text = useText();
  const { windows } = useServices();
  const { device, settings } = useSite();
  const path = usePath();
  const info = usePageInfo();
  const placeAt = usePlaceAt();
  const { search } = useLocation();
  // From the address that opened this document; later addresses do not have these parameters.
  const [entry] = useState(() => readEntryFlags(search));
  const content = useRef<HTMLElement>(null);
  const body = useCovered();
  useNavigationBridge();
  useEntryRequest();
  useEntrySwitch();
  usePasswordGate(path, search);
  useDocumentTitle(info);
  usePageChange(content);

  const frame = frameOf({ path, device, entry, route: info.frame, isPopup: windows.isPopup });
  const { isFramed } = frame;
  const isPlay = path === '/play';
  // A waiting window goes on to another site, whose policy would refuse any fetch that is still pending.
  const isLasting = info.frame !== 'bare' || isPlay;
  // The shell's own pages follow the site's route rules, also where a remote has a page for the address.
  const isRedirected = redirectOf(path, search, settings) !== undefined;
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
        data-header={frame.header === 'none' ? undefined : ''}
        data-rail={frame.rail ? '' : undefined}
        data-bottom-bar={frame.bottomBar ? '' : undefined}
        data-bare={info.frame === 'bare' ? '' : undefined}
      >
        {settings.demo && info.frame !== 'bare' && <ShowcaseLine onFailed={showNothing} />}
        <LateReleases />
        {isFramed && (
          <Announcement>
            <Slot name="announcement" fallback={<AnnouncementPlace />} />
          </Announcement>
        )}
        {frame.content && (
          <Content id={CONTENT_ID} ref={content} tabIndex={-1}>
            <PageStage placeAt={placeAt}>
              {isRedirected ? children : <RouteOutlet fallback={<PagePlace />}>{children}</RouteOutlet>}
            </PageStage>
          </Content>
        )}
        {frame.footer && <Footer />}
      </Body>
      {frame.bottomBar && <BottomBar />}
      {(isFramed || isPlay) && <FloatSlot isFirst={isPlay} onFailed={ignore} />}
      <DialogHost />
      {isLasting && <LateFrame isFramed={isFramed} onFailed={ignore} />}
      <Toasts onFailed={ignore} />
    </>
  );
}

/** The failure is reported already; the login's form says the same. */
const showNothing = () => undefined;

/** Stops painting the page while a sheet covers all of it. */
function useCovered(): RefObject<HTMLDivElement | null> {
  const { dialogs } = useServices();
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    // A page whose code cannot be loaded is painted behind its dialogs, as in any other place.
    onceIdle(() => import('./covered.ts'))()
      .then(({ hideCovered }) => {
        if (!isOver && body.current) stop = hideCovered(window, body.current, dialogs.open$);
      })
      .catch(() => undefined);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [dialogs]);
  return body;
}

/** Connects the services to the router, whose function changes with each navigation; the ref stays the same. */
function useNavigationBridge(): void {
  const { navigation } = useServices();
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useLayoutEffect(() => {
    latest.current = navigate;
  }, [navigate]);
  useEffect(() => navigation.connect((path, options) => void latest.current(path, options)), [navigation]);
}

/** The loader has reported the lost code already; the page works without toasts. */
function ignore(): void {}
