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
  /** The controls whose text is still to be replayed, with the text after the last key. */
  const typed = new Map<Control, string>();
  const retyped = new WeakSet<Control>();
  /** The control in which an input method composes a word; a change of its value would end the word. */
  let composing: EventTarget | null = null;
  let tap:
    { readonly button: HTMLButtonElement; readonly at: number; readonly shown?: Animation } | undefined;
  let isWatching = false;

  const forgetTap = () => {
    tap?.shown?.cancel();
    tap = undefined;
  };
  const take = ({ type, target, at, shown }: EarlyInput) => {
    if (type === 'input') {
      if (isControl(target) && (typed.has(target) || !isTakenOver(target))) typed.set(target, target.value);
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
    for (const control of typed.keys()) replay(control);
    isWatching = tap !== undefined || typed.size > 0;
    if (isWatching) page.requestAnimationFrame(watch);
  };
  /** Types a control's text again, if its part is ready and may have reset it. */
  const replay = (control: Control) => {
    const text = typed.get(control);
    if (!control.isConnected) typed.delete(control);
    if (text === undefined || !isTakenOver(control) || control === composing) return;
    const isAgain = retyped.has(control);
    retyped.add(control);
    type(control, text);
    // The mark may precede the part's hydration: the event then completes it and resets the control.
    if (control.value === text || isAgain) typed.delete(control);
  };

  const early = page.tesseraEarlyInput;
  early?.end();
  for (const input of early?.inputs ?? []) take(input);

  const record = (event: Event) => {
    if (!event.isTrusted) return;
    const { target } = event;
    if (event.type === 'input') {
      composing = (event as InputEvent).isComposing ? target : null;
      // At once: the next key may come before any timer or frame.
      return take({ type: 'input', target, at: page.performance.now() });
    }
    const input: EarlyInput = { type: 'click', target, at: page.performance.now() };
    const control = target instanceof Element ? (target.closest('button') ?? target) : null;
    if (!control || isTakenOver(control)) return forgetTap();
    // React may hydrate the part within this event, and then handles it itself.
    page.setTimeout(() => (isTakenOver(control) ? undefined : take(input)));
  };
  for (const name of ['click', 'input'] as const) page.addEventListener(name, record, { capture: true });
  const beforeKey = ({ target, isComposing }: InputEvent) => {
    // A key goes behind the text before it, also where the part has just reset the control.
    for (let tries = 0; tries < 2 && !isComposing && isControl(target) && typed.has(target); tries += 1)
      replay(target);
  };
  page.addEventListener('beforeinput', beforeKey, { capture: true });
  page.addEventListener('compositionend', () => (composing = null), { capture: true });
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
