/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act } from '@testing-library/react';
import { StrictMode, Suspense, use, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepEarlyInput, type EarlyInput } from './early-taps.ts';

const opened = jest.fn();

function Part({ code }: { readonly code: Promise<void> }) {
  use(code);
  const [words, setWords] = useState('');
  return (
    <>
      <button type="button" onClick={() => opened()}>
        Play
      </button>
      <input value={words} onChange={({ target }) => setWords(target.value)} />
      <output>{words}</output>
    </>
  );
}
const page = (code: Promise<void>) => (
  <StrictMode>
    <Suspense>
      <Part code={code} />
    </Suspense>
  </StrictMode>
);
/** A promise in the form that React has already resolved. */
const HERE = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/** Creates a server-rendered page, with a boundary's markers around the part. */
function rendered(): HTMLElement {
  const part = '<button type="button">Play</button><input value=""/><output></output>';
  document.body.innerHTML = `<div id="root"><!--$-->${part}<!--/$--></div>`;
  return document.getElementById('root')!;
}
const at = <E extends Element>(root: Element, selector: string) => root.querySelector<E>(selector)!;
const earlier = (...inputs: readonly EarlyInput[]) => {
  window.tesseraEarlyInput = { inputs, end: jest.fn() };
};
const frames = () => act(() => jest.advanceTimersByTimeAsync(100));

/** Dispatches as the browser does; jsdom's events are never trusted. */
function trusted(type: string, target: EventTarget, init: object = {}): void {
  for (const [name, listener] of listeners.mock.calls)
    if (name === type) (listener as (event: object) => void)({ type, target, isTrusted: true, ...init });
}
const listeners = jest.spyOn(window, 'addEventListener');
const setText = (input: HTMLInputElement, text: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
/** Presses a key of a letter, as the browser does: it types at the end of the text that the control has by then. */
function press(input: HTMLInputElement, letter: string, isComposing = false): void {
  act(() => trusted('beforeinput', input, { isComposing }));
  setText(input, input.value + letter);
  trusted('input', input, { isComposing });
  act(() => void input.dispatchEvent(new InputEvent('input', { bubbles: true })));
}
/** As in React: the mark is set while rendering, before the part is hydrated. */
const mark = (input: HTMLInputElement) => Object.assign(input, { __reactProps$test: {} });

/** Replaces the tap’s animation, which jsdom lacks. */
const shown = { cancel: jest.fn() };

beforeEach(() => {
  HTMLElement.prototype.animate = () => shown as unknown as Animation;
  shown.cancel.mockClear();
  jest.useFakeTimers();
  opened.mockClear();
  listeners.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  delete window.tesseraEarlyInput;
});

test('replays a tap once when the part’s code has loaded, and shows it meanwhile', async () => {
  const root = rendered();
  const button = at<HTMLButtonElement>(root, 'button');
  earlier({ type: 'click', target: button, at: performance.now() });
  keepEarlyInput(window);
  expect(window.tesseraEarlyInput!.end).toHaveBeenCalled();
  const code = Promise.withResolvers<void>();
  await act(async () => void hydrateRoot(root, page(code.promise)));
  await frames();
  expect(shown.cancel).not.toHaveBeenCalled();
  expect(opened).not.toHaveBeenCalled();

  await act(async () => code.resolve());
  await frames();
  expect(opened).toHaveBeenCalledTimes(1);
  expect(shown.cancel).toHaveBeenCalledTimes(1);
  await frames();
  expect(opened).toHaveBeenCalledTimes(1);
});

test('drops a tap after a time limit or another tap', async () => {
  const root = rendered();
  const button = at(root, 'button');
  earlier(
    { type: 'click', target: button, at: performance.now() },
    { type: 'click', target: root, at: performance.now() },
  );
  keepEarlyInput(window);
  expect(shown.cancel).toHaveBeenCalledTimes(1);
  earlier({ type: 'click', target: button, at: performance.now() });
  keepEarlyInput(window);
  await act(() => jest.advanceTimersByTimeAsync(11_000));
  await act(async () => void hydrateRoot(root, page(HERE)));
  await frames();
  expect(opened).not.toHaveBeenCalled();
});

test('keeps the animation of a tap before the shell’s script until it is replayed or dropped', async () => {
  const root = rendered();
  const button = at<HTMLButtonElement>(root, 'button');
  const animate = jest.spyOn(HTMLElement.prototype, 'animate');
  const first = { cancel: jest.fn() } as unknown as Animation;
  const last = { cancel: jest.fn() } as unknown as Animation;
  earlier(
    { type: 'click', target: button, at: performance.now(), shown: first },
    { type: 'click', target: button, at: performance.now(), shown: last },
  );
  keepEarlyInput(window);
  expect(first.cancel).toHaveBeenCalled();
  expect(last.cancel).not.toHaveBeenCalled();
  await act(async () => void hydrateRoot(root, page(HERE)));
  await frames();
  expect(opened).toHaveBeenCalledTimes(1);
  expect(last.cancel).toHaveBeenCalled();
  expect(animate).not.toHaveBeenCalled();
});

test('keeps typed text without a time limit, and notifies the part', async () => {
  const root = rendered();
  const input = at<HTMLInputElement>(root, 'input');
  input.value = 'lotus';
  earlier({ type: 'input', target: input, at: performance.now() });
  keepEarlyInput(window);
  await act(() => jest.advanceTimersByTimeAsync(11_000));
  await act(async () => void hydrateRoot(root, page(HERE)));
  await frames();
  expect(input).toHaveValue('lotus');
  expect(at(root, 'output')).toHaveTextContent('lotus');
});

test('replays typed text again if the event itself completes the hydration and resets the control', async () => {
  const root = rendered();
  const input = at<HTMLInputElement>(root, 'input');
  input.value = 'lotus';
  earlier({ type: 'input', target: input, at: performance.now() });
  keepEarlyInput(window);
  // As in React: the mark is set while rendering, and the first event completes the hydration.
  Object.assign(input, { __reactProps$test: {} });
  const received: string[] = [];
  input.addEventListener('input', () => {
    if (received.length === 0) input.value = '';
    received.push(input.value);
  });
  await frames();
  expect(received).toEqual(['', 'lotus']);
});

describe('letters that are typed one after the other while the page hydrates', () => {
  const typing = () => {
    const input = at<HTMLInputElement>(rendered(), 'input');
    keepEarlyInput(window);
    return input;
  };

  test('are all kept, with those between the mark and the replay', async () => {
    const input = typing();
    press(input, 'l');
    await frames();
    press(input, 'o');
    mark(input);
    press(input, 't');
    await frames();
    expect(input).toHaveValue('lot');
    press(input, 'u');
    press(input, 's');
    await frames();
    expect(input).toHaveValue('lotus');
  });

  test('are all kept by a real part, whenever its code arrives', async () => {
    const root = rendered();
    const input = at<HTMLInputElement>(root, 'input');
    keepEarlyInput(window);
    const code = Promise.withResolvers<void>();
    press(input, 'l');
    await act(async () => void hydrateRoot(root, page(code.promise)));
    press(input, 'o');
    await frames();
    press(input, 't');
    await act(async () => code.resolve());
    press(input, 'u');
    await frames();
    press(input, 's');
    expect(input).toHaveValue('lotus');
    expect(at(root, 'output')).toHaveTextContent('lotus');
  });

  test('are typed behind the earlier ones, where the part has reset the control', async () => {
    const input = typing();
    press(input, 'l');
    press(input, 'o');
    mark(input);
    setText(input, '');
    press(input, 't');
    expect(input).toHaveValue('lot');
    await frames();
    expect(input).toHaveValue('lot');
  });

  test('are left alone while an input method composes them', async () => {
    const input = typing();
    press(input, 'l', true);
    mark(input);
    const received: string[] = [];
    input.addEventListener('input', () => received.push(input.value));
    press(input, 'o', true);
    await frames();
    expect(received).toEqual(['lo']);
    trusted('compositionend', input);
    await frames();
    expect(input).toHaveValue('lo');
    expect(received).toEqual(['lo', 'lo']);
  });
});
