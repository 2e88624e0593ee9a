import type { Disposer } from '@tessera/contracts';
import { readPath } from '@tessera/domain';
import type { ShellServices } from '../services.ts';

/** What the player is doing that a reload would interrupt. */
export interface Activity {
  /** Returns whether a game is open, here or in another window, for money or as a demo. */
  readonly isPlaying: () => boolean;
  /** Returns whether a game, a dialog or a toast is open, or a field has unsent input. */
  readonly isBusy: () => boolean;
  readonly watch: () => Disposer;
}

export interface ActivityDeps {
  readonly page: Window;
  readonly services: Pick<ShellServices, 'playing' | 'dialogs' | 'toast' | 'bus'>;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const CONTROLS = 'input:not([type="search"],[type="hidden"],[role="searchbox"]),textarea,select';

/** Creates the check, which follows games and fields while it is watched. */
export function createActivity({ page, services }: ActivityDeps): Activity {
  const { playing, dialogs, toast, bus } = services;
  const { document } = page;
  /** Control → its content when it got the focus. */
  const contentAtFocus = new Map<Control, string>();
  /** The open games of all windows. The flag of {@link playing} leaves out demos. */
  const games = new Set<number>();

  const isPlaying = () =>
    games.size > 0 || playing.isPlaying() || readPath(page.location.pathname).path === '/play';

  function isDirty(): boolean {
    for (const [control, before] of contentAtFocus) {
      if (!control.isConnected) contentAtFocus.delete(control);
      else if (contentOf(control) !== before) return true;
    }
    return false;
  }

  function rememberContent(target: EventTarget | null, before?: string): void {
    if (!(target instanceof Element) || !target.matches(CONTROLS)) return;
    const control = target as Control;
    if (!contentAtFocus.has(control)) contentAtFocus.set(control, before ?? contentOf(control));
  }
  const onFocus = ({ target }: Event) => rememberContent(target);
  const forgetContents = () => contentAtFocus.clear();

  return {
    isPlaying,
    isBusy: () =>
      isPlaying() ||
      dialogs.open$.get().length > 0 ||
      // A remote may have dialogs of its own.
      document.querySelector('dialog[open]') !== null ||
      toast.store.getSnapshot().toasts.length > 0 ||
      isDirty(),
    watch() {
      // The text of a control that has the focus already was typed by the player.
      rememberContent(document.activeElement, '');
      document.addEventListener('focusin', onFocus);
      document.addEventListener('reset', forgetContents);
      const disposers = [
        bus.on('game.opened', ({ gameId }) => void games.add(gameId)),
        bus.on('game.closed', ({ gameId }) => void games.delete(gameId)),
      ];
      return () => {
        document.removeEventListener('focusin', onFocus);
        document.removeEventListener('reset', forgetContents);
        for (const dispose of disposers) dispose();
      };
    },
  };
}

function contentOf(control: Control): string {
  return 'checked' in control && /^(?:checkbox|radio)$/.test(control.type)
    ? String(control.checked)
    : control.value;
}
