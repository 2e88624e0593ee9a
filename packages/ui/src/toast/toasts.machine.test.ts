import { TOAST_MS } from '@tessera/domain';
import { MAX_TOASTS, nextExpiry, NO_TOASTS, toastsReducer, type ToastsEvent } from './toasts.machine.ts';

const after = (...events: ToastsEvent[]) => events.reduce(toastsReducer, NO_TOASTS);
const show = (text: string, now: number): ToastsEvent => ({ type: 'shown', tone: 'info', text, now });
const texts = (state: ReturnType<typeof after>) => state.toasts.map((toast) => toast.text);

test('keeps a toast for 3000 ms', () => {
  const shown = after(show('Saved', 100));
  expect(nextExpiry(shown)).toBe(100 + TOAST_MS);
  expect(texts(toastsReducer(shown, { type: 'timePassed', now: 3_099 }))).toEqual(['Saved']);
  expect(texts(toastsReducer(shown, { type: 'timePassed', now: 3_100 }))).toEqual([]);
});

test('keeps a toast for its own duration', () => {
  expect(nextExpiry(after({ type: 'shown', tone: 'error', text: 'Lost', now: 100, lastsMs: 5_000 }))).toBe(
    5_100,
  );
});

test('counts a repeated toast and restarts its time', () => {
  const twice = after(show('Saved', 0), show('Saved', 1_000));
  expect(twice.toasts).toEqual([{ id: 1, tone: 'info', text: 'Saved', count: 2, expiresAt: 4_000 }]);
});

test('adds another toast for the same text in another tone', () => {
  expect(after(show('Done', 0), { type: 'shown', tone: 'error', text: 'Done', now: 0 }).toasts).toHaveLength(
    2,
  );
});

test('stops the time while paused', () => {
  const paused = after(show('Read me', 0), { type: 'paused', now: 1_000 });
  expect(nextExpiry(paused)).toBeUndefined();
  expect(texts(toastsReducer(paused, { type: 'timePassed', now: 60_000 }))).toEqual(['Read me']);
  expect(nextExpiry(toastsReducer(paused, { type: 'resumed', now: 60_000 }))).toBe(62_000);
});

test('gives a toast added during a pause its full time afterwards', () => {
  const state = after(show('First', 0), { type: 'paused', now: 1_000 }, show('Second', 5_000), {
    type: 'resumed',
    now: 9_000,
  });
  expect(state.toasts.map((toast) => toast.expiresAt)).toEqual([11_000, 12_000]);
});

test('counts two pauses (hover and focus) from the first', () => {
  const state = after(
    show('Here', 0),
    { type: 'paused', now: 1_000 },
    { type: 'paused', now: 2_000 },
    { type: 'resumed', now: 4_000 },
    { type: 'resumed', now: 5_000 },
  );
  expect(nextExpiry(state)).toBe(6_000);
});

test('ends the pause when the last toast is dismissed', () => {
  const state = after(show('Here', 0), { type: 'paused', now: 0 }, { type: 'dismissed', id: 1 });
  expect(state).toMatchObject({ toasts: [], pausedAt: undefined });
});

test('removes the oldest toast above the maximum', () => {
  const state = after(...['1', '2', '3', '4'].map((text) => show(text, 0)));
  expect(texts(state)).toEqual(['2', '3', '4']);
  expect(state.toasts).toHaveLength(MAX_TOASTS);
});

test('returns the same state if nothing changes', () => {
  const state = after(show('Here', 0));
  expect(toastsReducer(state, { type: 'timePassed', now: 1 })).toBe(state);
  expect(toastsReducer(state, { type: 'dismissed', id: 99 })).toBe(state);
  expect(toastsReducer(state, { type: 'resumed', now: 1 })).toBe(state);
});
