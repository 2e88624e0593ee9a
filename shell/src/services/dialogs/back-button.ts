/** Makes a phone's back button close a dialog instead of leaving the page. */
export interface BackButton {
  /** Makes the next step back call `pressed`. A second call replaces `pressed`. */
  readonly hold: (pressed: () => void) => void;
  /** Restores the button; settles when the history is as before. */
  readonly release: () => Promise<void>;
  /** Settles when a release that is under way is complete; `undefined` if none is. A navigation waits for it. */
  readonly releasing: () => Promise<void> | undefined;
  /** Drops the state after a navigation, when there is no history entry to remove. */
  readonly forget: () => void;
}

/** Does nothing: for servers. */
export const NO_BACK_BUTTON: BackButton = {
  hold: () => undefined,
  release: () => Promise.resolve(),
  releasing: () => undefined,
  forget: () => undefined,
};

/** How long a caller waits for a step back within a document. */
const STEP_BACK_LIMIT_MS = 300;
/** A busy device steps back later than that; one that takes longer than this was the player's. */
const LATEST_STEP_BACK_MS = 5_000;
const MARK = 'tesseraAbove';

/**
 * Creates the back button's control. While the button is held, a second history entry of the same address follows the
 * page's own. It has the router's state, so the router sees no other page in it.
 * @param applies called at each hold; returns whether the device has a back button
 */
export function createBackButton(page: Window, applies: () => boolean): BackButton {
  let pressed: (() => void) | undefined;
  let steppedBack: (() => void) | undefined;
  let releasing: Promise<void> | undefined;
  /** Until when a step back is our own, by the page's clock. */
  let ownUntilMs = 0;

  const mark = () => {
    if (!isMarked()) page.history.pushState({ ...page.history.state, [MARK]: true }, '');
  };
  const isMarked = () => (page.history.state as Record<string, unknown> | null)?.[MARK] === true;

  const isOwnDue = () => page.performance.now() < ownUntilMs;

  page.addEventListener('popstate', () => {
    // Our own step back: a dialog that was opened meanwhile stays.
    if (isOwnDue()) {
      ownUntilMs = 0;
      if (steppedBack) steppedBack();
      else if (pressed) mark();
      return;
    }
    if (!pressed || isMarked()) return;
    const act = pressed;
    pressed = undefined;
    act();
  });

  return {
    hold(then) {
      if (!applies()) return;
      pressed = then;
      if (!steppedBack) mark();
    },
    async release() {
      const held = pressed !== undefined;
      pressed = undefined;
      if (isOwnDue()) return releasing;
      if (!held || !isMarked()) return;
      ownUntilMs = page.performance.now() + LATEST_STEP_BACK_MS;
      const { promise, resolve } = Promise.withResolvers<void>();
      steppedBack = resolve;
      releasing = promise;
      const limit = setTimeout(resolve, STEP_BACK_LIMIT_MS);
      page.history.back();
      await promise;
      clearTimeout(limit);
      steppedBack = undefined;
      releasing = undefined;
      if (pressed) mark();
    },
    releasing: () => releasing,
    forget() {
      pressed = undefined;
    },
  };
}
