import type { Device } from '@tessera/contracts';

/** The facts that decide a page's frame. */
export interface FrameInput {
  /** Without the locale's prefix. */
  readonly path: string;
  readonly device: Device;
  readonly entry: EntryFlags;
  /** The route's setting: `bare` for waiting windows and games, `popup` for a member's window. */
  readonly route: 'page' | 'popup' | 'bare';
  /** Whether this document is in a window that was opened for the page. */
  readonly isPopup: boolean;
}

/** The visible parts of the frame. A `slim` header contains only the logo with the home link. */
export interface Frame {
  readonly header: 'full' | 'slim' | 'none';
  readonly rail: boolean;
  readonly content: boolean;
  readonly footer: boolean;
  readonly bottomBar: boolean;
  /** Whether the page has an announcement, floating parts and notices of the device around it. */
  readonly isFramed: boolean;
}

/** Query of the entry address that hides parts (spec §2); valid for the life of the document. */
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

const BARE: Frame = {
  header: 'none',
  rail: false,
  content: true,
  footer: false,
  bottomBar: false,
  isFramed: false,
};

/** Returns the frame of a page by the rules of spec §2. */
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
  const first = path.split('/')[1]?.toLowerCase();
  // A provider's page may have taken the name of the window, by which it would be known as a popup.
  if (route === 'bare' || first === 'authcallback') return BARE;
  // A member's page in the tab still needs a home link.
  if (!mobile && route === 'popup') return isPopup ? BARE : { ...BARE, header: 'slim' };
  const headerHidden = first === 'slotgame' || (mobile && !entry.header);
  const footerHidden = first === 'slotgame' || first === 'fastpayment' || (mobile && !entry.footer);
  return {
    header: headerHidden ? 'none' : 'full',
    rail: !mobile && !headerHidden,
    content: true,
    footer: !footerHidden && !(mobile && route === 'popup'),
    bottomBar: mobile && entry.footer && first !== 'slotgame',
    isFramed: first !== 'slotgame',
  };
}
