import type { WaitingKind, WindowsService } from '@tessera/contracts';
import { createFakeAuthorizations, type FakeAuthorizations } from './fake-authorizations.ts';

export interface OpenedWindow {
  readonly kind: WaitingKind;
  /** The addresses that it was given, in order. */
  readonly addresses: readonly string[];
  readonly isClosed: () => boolean;
  /** Closes it as the player would. */
  readonly closeByPlayer: () => void;
}

export interface FakeWindows extends WindowsService {
  /** Visits to identity providers. */
  readonly authorizations: FakeAuthorizations;
  readonly opened: readonly OpenedWindow[];
  /** Paths of `goTo`. */
  readonly visited: readonly string[];
  /** Addresses of `openExternal`. */
  readonly external: readonly string[];
}

/** @param blocked the browser opens no windows */
export function createFakeWindows(tag: string, blocked: boolean): FakeWindows {
  const opened: OpenedWindow[] = [];
  const visited: string[] = [];
  const external: string[] = [];
  const authorizations = createFakeAuthorizations(blocked);
  return {
    authorizations,
    openAuthorization: authorizations.open,
    returnAuthorization: authorizations.comeBack,
    opened,
    visited,
    external,
    openWaiting: (kind) => {
      const addresses: string[] = [];
      const listeners = new Set<() => void>();
      let closed = blocked;
      if (!blocked) {
        const closeByPlayer = () => {
          if (closed) return;
          closed = true;
          for (const listener of [...listeners]) listener();
        };
        opened.push({ kind, addresses, isClosed: () => closed, closeByPlayer });
      }
      return {
        blocked,
        navigate: (url) => void addresses.push(url),
        close: () => void (closed = true),
        onClosed: (listener) => {
          const own = () => listener();
          listeners.add(own);
          return () => void listeners.delete(own);
        },
      };
    },
    goTo: (path) => void visited.push(path),
    openExternal: (url) => void external.push(url),
    href: (path) => (tag === 'en-US' ? path : `/${tag}${path === '/' ? '' : path}`),
  };
}
