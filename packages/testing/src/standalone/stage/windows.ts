import type { RemoteConfig, WindowsService } from '@tessera/contracts';
import { createFakeWindows } from '../../fake-windows.ts';
import type { Bench } from '../bench/bench.ts';
import { matchRoute } from './match.ts';

interface WindowsDeps {
  readonly config: RemoteConfig;
  /** Of the page, in BCP 47. */
  readonly tag: string;
  readonly bench: Pick<Bench, 'state' | 'note'>;
  /** The page's own address for a path of the site. */
  readonly addressOf: (path: string) => string;
}

/** Opens pages of the remote in the page itself, and logs all other addresses. */
export function windowsOfStage({ config, tag, bench, addressOf }: WindowsDeps): WindowsService {
  const { note } = bench;
  return {
    openWaiting(kind) {
      const blocked = bench.state.get().popupsBlocked;
      note({ kind: 'window', text: blocked ? `${kind} was blocked` : `${kind} opened`, failed: blocked });
      const window = createFakeWindows(tag, blocked).openWaiting(kind);
      return {
        ...window,
        navigate: (url) => {
          note({ kind: 'window', text: `${kind} goes to ${url}` });
          window.navigate(url);
        },
        close: () => {
          note({ kind: 'window', text: `${kind} closed` });
          window.close();
        },
      };
    },
    openAuthorization() {
      const blocked = bench.state.get().popupsBlocked;
      const window = createFakeWindows(tag, blocked).openAuthorization!();
      note({ kind: 'window', text: blocked ? 'a login window was blocked' : 'a login window opened' });
      return {
        ...window,
        navigate: (url, visit) => {
          note({ kind: 'window', text: `the login window goes to ${url}` });
          window.navigate(url, visit);
        },
      };
    },
    goTo(path) {
      const { pathname } = new URL(path, location.origin);
      const isOwn = matchRoute(config.routes, pathname) !== undefined || pathname === '/';
      note({ kind: 'window', text: `goes to ${path}${isOwn ? '' : ' · not this remote’s'}` });
      if (isOwn) location.assign(addressOf(path));
    },
    openExternal: (url) => note({ kind: 'window', text: `a new tab opens ${url}` }),
    href: addressOf,
  };
}
