/** Makes the back button close what lies above the page, where it would otherwise leave the page (phone). */
export interface BackButton {
  /** From now on one step back calls `pressed` instead; held already, the former `pressed` is replaced. */
  readonly hold: (pressed: () => void) => void;
  /** Gives the button back; settles when the history is as before. */
  readonly release: () => Promise<void>;
  /** The page has moved on by itself: nothing to undo. */
  readonly forget: () => void;
}

/** For a server, and for a desktop, where Escape does it. */
export const NO_BACK_BUTTON: BackButton = {
  hold: () => undefined,
  release: () => Promise.resolve(),
  forget: () => undefined,
};

/** Longer than a browser takes to step back within a document. */
const STEP_BACK_LIMIT_MS = 300;
const MARK = 'tesseraAbove';

/**
 * A second history entry of the same address stands above the page's own while the button is held. It keeps the
 * router's own state, so the router sees no other page in it.
 * @param applies asked at each hold: only where there is a back button
 */
export function createBackButton(page: Window, applies: () => boolean): BackButton {
  let pressed: (() => void) | undefined;
  let steppedBack: (() => void) | undefined;

  const isMarked = () => (page.history.state as Record<string, unknown> | null)?.[MARK] === true;

  page.addEventListener('popstate', () => {
    steppedBack?.();
    if (!pressed || isMarked()) return;
    const act = pressed;
    pressed = undefined;
    act();
  });

  return {
    hold(then) {
      if (!applies()) return;
      pressed = then;
      if (!isMarked()) page.history.pushState({ ...page.history.state, [MARK]: true }, '');
    },
    async release() {
      const held = pressed !== undefined;
      pressed = undefined;
      if (!held || !isMarked()) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      steppedBack = resolve;
      const limit = setTimeout(resolve, STEP_BACK_LIMIT_MS);
      page.history.back();
      await promise;
      clearTimeout(limit);
      steppedBack = undefined;
    },
    forget() {
      pressed = undefined;
    },
  };
}
