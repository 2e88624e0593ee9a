import styled from '@emotion/styled';
import { TOAST_OFFSET_PX } from '@tessera/domain';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { layer, media, size, space } from '../tokens.ts';
import { ToastCard } from './ToastCard.tsx';
import { NO_TOASTS, type Toast } from './toasts.machine.ts';
import type { ToastStore } from './toasts.store.ts';
import { useTopHost } from './use-top-host.ts';

const Root = styled.section`
  position: fixed;
  z-index: ${layer.toast};
  inset: calc(${size.topBar} + ${TOAST_OFFSET_PX}px) ${TOAST_OFFSET_PX}px auto;
  inline-size: auto;
  block-size: auto;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: visible;
  background: none;
  color: inherit;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[8]};
  pointer-events: none;
  ${media.desktop} {
    align-items: flex-end;
  }
`;

/** Two live regions that are always present. Screen readers often skip one that appears together with its text. */
const Region = styled.div`
  display: contents;
`;

export interface ToastViewportProps {
  store: ToastStore;
  /** Accessible name of the region: "Messages". */
  label: string;
  closeLabel: string;
}

/**
 * Shows toasts 16 px below the top bar, and above the newest dialog, inside it: elsewhere they would be inert. Hover and
 * focus pause their timer.
 */
export function ToastViewport({ store, label, closeLabel }: ToastViewportProps) {
  const ref = useRef<HTMLElement>(null);
  const { toasts } = useSyncExternalStore(store.subscribe, store.getSnapshot, () => NO_TOASTS);
  const lastId = toasts.at(-1)?.id;
  const { host, place } = useTopHost();

  useEffect(() => {
    // A modal dialog covers all but the top layer, where the last element shown is above the others. A move to another
    // place takes the element out of it. With its dialog it may be out of the page, until it has another place.
    const root = ref.current;
    if (lastId === undefined || !root?.isConnected || !root.showPopover) return;
    root.showPopover();
    return () => root.hidePopover();
  }, [lastId, place]);

  const dismiss = (id: number) => {
    store.dismiss(id);
    // The focused button is removed without a blur event, so the timer must be resumed here.
    if (!ref.current?.matches(':hover')) store.resume();
  };
  const cards = (urgent: boolean) =>
    toasts
      .filter((toast) => isUrgent(toast) === urgent)
      .map((toast) => <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} onDismiss={dismiss} />);
  if (!host) return null;
  return createPortal(
    <Root
      ref={ref}
      popover="manual"
      aria-label={label}
      onPointerEnter={store.pause}
      onPointerLeave={store.resume}
      onFocus={store.pause}
      onBlur={store.resume}
    >
      <Region role="alert" aria-atomic="false">
        {cards(true)}
      </Region>
      <Region role="status" aria-atomic="false">
        {cards(false)}
      </Region>
    </Root>,
    host,
  );
}

function isUrgent(toast: Toast): boolean {
  return toast.tone === 'error' || toast.tone === 'warning';
}
