import type { Disposer } from '@tessera/contracts';
import { readPath } from '@tessera/domain';
import type { ShellServices } from '../services.ts';

/** What the player does that a new document would take away. */
export interface Occupation {
  /** A game is open, here or in another window, for money or as a demo. */
  readonly isPlaying: () => boolean;
  /** A game, a dialog, a message that is just being read, or something typed and not sent. */
  readonly isBusy: () => boolean;
  readonly watch: () => Disposer;
}

export interface OccupationDeps {
  readonly page: Window;
  readonly services: Pick<ShellServices, 'playing' | 'dialogs' | 'toast' | 'bus'>;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const CONTROLS = 'input:not([type="search"],[type="hidden"],[role="searchbox"]),textarea,select';

export function createOccupation({ page, services }: OccupationDeps): Occupation {
  const { playing, dialogs, toast, bus } = services;
  const { document } = page;
  /** Control → what stood in it when the player came to it. */
  const touched = new Map<Control, string>();
  /** In whichever window; the mark of {@link playing} knows of no demos. */
  const games = new Set<number>();

  const isPlaying = () =>
    games.size > 0 || playing.isPlaying() || readPath(page.location.pathname).path === '/play';

  function isDirty(): boolean {
    for (const [control, before] of touched) {
      if (!control.isConnected) touched.delete(control);
      else if (contentOf(control) !== before) return true;
    }
    return false;
  }

  function reach(target: EventTarget | null, before?: string): void {
    if (!(target instanceof Element) || !target.matches(CONTROLS)) return;
    const control = target as Control;
    if (!touched.has(control)) touched.set(control, before ?? contentOf(control));
  }
  const reached = ({ target }: Event) => reach(target);
  const reset = () => touched.clear();

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
      // Whoever typed before this began has typed all that stands there.
      reach(document.activeElement, '');
      document.addEventListener('focusin', reached);
      document.addEventListener('reset', reset);
      const disposers = [
        bus.on('game.opened', ({ gameId }) => void games.add(gameId)),
        bus.on('game.closed', ({ gameId }) => void games.delete(gameId)),
      ];
      return () => {
        document.removeEventListener('focusin', reached);
        document.removeEventListener('reset', reset);
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
