/** Something that a player did to a control before its code had taken it over. */
export interface EarlyInput {
  readonly type: 'click' | 'input';
  readonly target: EventTarget | null;
  /** `performance.now()` of then. */
  readonly at: number;
  /** What shows on the button that it was tapped. */
  readonly shown?: Animation;
}

declare global {
  interface Window {
    /** What the gateway's script in the HTML has taken down before this code ran; it goes on adding until it is ended. */
    tesseraEarlyInput?: { readonly inputs: readonly EarlyInput[]; readonly end: () => void };
  }
}

/** Who has waited for longer after a tap has turned to something else; what was typed stands there for all to see. */
const KEPT_MS = 10_000;
/** How React marks an element that it has in its hands; it is the only one who knows. */
const REACTS_MARK = '__reactProps$';
/** How a button that answers later shows that it was tapped. No attribute: React would find another markup than its own. */
const TAPPED: readonly [Keyframe[], KeyframeAnimationOptions] = [
  [{ opacity: 0.75 }, { opacity: 0.45 }],
  { duration: 700, iterations: Infinity, direction: 'alternate', easing: 'ease-in-out' },
];

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps what a player does to the server's markup until the code of that part has come: the last tap on a button is
 * done then, and what was typed stays typed. Links need no code; React itself drops what it cannot do at once.
 */
export function keepEarlyInput(page: Window): void {
  const typed = new Set<Control>();
  let tap:
    { readonly button: HTMLButtonElement; readonly at: number; readonly shown?: Animation } | undefined;
  let isWatching = false;

  const forgetTap = () => {
    tap?.shown?.cancel();
    tap = undefined;
  };
  const take = ({ type, target, at, shown }: EarlyInput) => {
    if (type === 'input') {
      if (isControl(target) && !isTakenOver(target)) typed.add(target);
    } else {
      // The last one counts, and one on something else says that the former is no longer meant.
      forgetTap();
      const button = target instanceof Element ? target.closest('button') : null;
      if (button && !button.disabled && !isTakenOver(button)) {
        // Very old in-app browsers have no such animations.
        tap = { button, at, shown: shown ?? button.animate?.(...TAPPED) };
      } else shown?.cancel();
    }
    if ((tap || typed.size > 0) && !isWatching) watch();
  };
  const watch = () => {
    isWatching = true;
    if (tap && (page.performance.now() - tap.at > KEPT_MS || !tap.button.isConnected)) forgetTap();
    if (tap && isTakenOver(tap.button)) {
      const { button } = tap;
      forgetTap();
      button.click();
    }
    for (const control of typed) {
      if (!control.isConnected) typed.delete(control);
      else if (!isTakenOver(control)) texts.set(control, control.value);
      else {
        const text = texts.get(control) ?? '';
        const isAgain = retyped.has(control);
        retyped.add(control);
        type(control, text);
        // A mark may come before the rest of the part: the very event then finishes it, and empties the control.
        if (control.value === text || isAgain) typed.delete(control);
      }
    }
    isWatching = tap !== undefined || typed.size > 0;
    if (isWatching) page.requestAnimationFrame(watch);
  };
  /** The last text of each, since taking over puts the server's in its place. */
  const texts = new WeakMap<Control, string>();
  const retyped = new WeakSet<Control>();

  const early = page.tesseraEarlyInput;
  early?.end();
  for (const input of early?.inputs ?? []) take(input);

  const hear = (event: Event) => {
    if (!event.isTrusted) return;
    const { target } = event;
    const input: EarlyInput = { type: event.type as EarlyInput['type'], target, at: page.performance.now() };
    const control = target instanceof Element ? (target.closest('button') ?? target) : null;
    if (!control || isTakenOver(control)) return event.type === 'click' ? forgetTap() : undefined;
    // React may take the part over within this very event, and then does what is meant.
    page.setTimeout(() => (isTakenOver(control) ? undefined : take(input)));
  };
  for (const name of ['click', 'input'] as const) page.addEventListener(name, hear, { capture: true });
}

function isTakenOver(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith(REACTS_MARK));
}

function isControl(target: EventTarget | null): target is Control {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** Types a text for the player. React compares with the last value that it has seen, and only hears of a change. */
function type(control: Control, text: string): void {
  const prototype = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  control.value = '';
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
