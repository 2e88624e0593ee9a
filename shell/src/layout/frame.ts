import type { Device } from '@tessera/contracts';

/** How a page is framed, by what led to it. */
export interface FrameInput {
  /** Without the locale's prefix. */
  readonly path: string;
  readonly device: Device;
  readonly entry: EntryFlags;
  /** The route's own wish: `bare` for windows of waiting and games, `popup` for a member's window. */
  readonly route: 'page' | 'popup' | 'bare';
  /** This document stands in a window that was opened for the page. */
  readonly isPopup: boolean;
}

/** What of the frame is shown. `slim` is a header with the mark alone: the way home, and nothing else. */
export interface Frame {
  readonly header: 'full' | 'slim' | 'none';
  readonly rail: boolean;
  readonly content: boolean;
  readonly footer: boolean;
  readonly bottomBar: boolean;
}

/** Query at entry that limits what is rendered (spec §2); it holds for the life of the document. */
export interface EntryFlags {
  readonly appPage: 'header' | 'content' | 'footer' | undefined;
  readonly header: boolean;
  readonly footer: boolean;
}

export function readEntryFlags(search: string): EntryFlags {
  const query = new URLSearchParams(search);
  const wanted = query.get('appPage');
  const parts = ['header', 'content', 'footer'] as const;
  return {
    appPage: parts.find((part) => part === wanted),
    header: query.get('header') !== 'false',
    footer: query.get('footer') !== 'false',
  };
}

const BARE: Frame = { header: 'none', rail: false, content: true, footer: false, bottomBar: false };

/** The rules of spec §2 in one place: what is hidden where. */
export function frameOf({ path, device, entry, route, isPopup }: FrameInput): Frame {
  const mobile = device === 'mobile';
  if (entry.appPage) {
    const only = (part: EntryFlags['appPage']) => entry.appPage === part;
    return {
      ...BARE,
      header: only('header') ? 'full' : 'none',
      content: only('content'),
      footer: only('footer'),
    };
  }
  if (route === 'bare') return BARE;
  // A member's page that had to stay in the tab still needs a way back.
  if (!mobile && route === 'popup') return isPopup ? BARE : { ...BARE, header: 'slim' };
  const first = path.split('/')[1]?.toLowerCase();
  const headerHidden = first === 'slotgame' || (mobile && !entry.header);
  const footerHidden = first === 'slotgame' || first === 'fastpayment' || (mobile && !entry.footer);
  return {
    header: headerHidden ? 'none' : 'full',
    rail: !mobile && !headerHidden,
    content: true,
    footer: !footerHidden && !(mobile && route === 'popup'),
    bottomBar: mobile && entry.footer && first !== 'slotgame',
  };
}
