/** An input event on a control that is not hydrated yet. */
export interface EarlyInput {
  readonly type: 'click' | 'input';
  readonly target: EventTarget | null;
  /** `performance.now()` of the event. */
  readonly at: number;
  /** Animation that shows the tap on the button. */
  readonly shown?: Animation;
}

declare global {
  interface Window {
    /** Inputs recorded by the gateway's inline script before this code ran; it records until `end` is called. */
    tesseraEarlyInput?: { readonly inputs: readonly EarlyInput[]; readonly end: () => void };
  }
}

/** A tap is dropped after this time, since the player has moved on; typed text is kept. */
const KEPT_MS = 10_000;
/** Prefix of the property that React sets on hydrated elements; there is no public API for it. */
const REACTS_MARK = '__reactProps$';
/** Animation of a tapped button that is not hydrated. Not an attribute, which would be a hydration mismatch. */
const TAPPED: readonly [Keyframe[], KeyframeAnimationOptions] = [
  [{ opacity: 0.75 }, { opacity: 0.45 }],
  { duration: 700, iterations: Infinity, direction: 'alternate', easing: 'ease-in-out' },
];

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Records the player's input on server-rendered markup and replays it when the part is hydrated: the last tap on a
 * button, and typed text. React itself drops such events; links work without code.
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
      // Only the last tap counts: a tap elsewhere cancels the former one.
      forgetTap();
      const button = target instanceof Element ? target.closest('button') : null;
      if (button && !button.disabled && !isTakenOver(button)) {
        // Very old in-app browsers lack this API.
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
        // The mark may precede the part's hydration: the event then completes it and resets the control.
        if (control.value === text || isAgain) typed.delete(control);
      }
    }
    isWatching = tap !== undefined || typed.size > 0;
    if (isWatching) page.requestAnimationFrame(watch);
  };
  /** Last text of each control, since hydration resets it to the server's. */
  const texts = new WeakMap<Control, string>();
  const retyped = new WeakSet<Control>();

  const early = page.tesseraEarlyInput;
  early?.end();
  for (const input of early?.inputs ?? []) take(input);

  const record = (event: Event) => {
    if (!event.isTrusted) return;
    const { target } = event;
    const input: EarlyInput = { type: event.type as EarlyInput['type'], target, at: page.performance.now() };
    const control = target instanceof Element ? (target.closest('button') ?? target) : null;
    if (!control || isTakenOver(control)) return event.type === 'click' ? forgetTap() : undefined;
    // React may hydrate the part within this event, and then handles it itself.
    page.setTimeout(() => (isTakenOver(control) ? undefined : take(input)));
  };
  for (const name of ['click', 'input'] as const) page.addEventListener(name, record, { capture: true });
}

function isTakenOver(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith(REACTS_MARK));
}

function isControl(target: EventTarget | null): target is Control {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** Sets a control's text so that React notices: React ignores events whose value equals the last one it saw. */
function type(control: Control, text: string): void {
  const prototype = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  control.value = '';
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
