import { createToastStore } from './toasts.store.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

test('a listener that throws stops neither the toast nor the other listeners', () => {
  const store = createToastStore();
  const other = jest.fn();
  store.subscribe(() => {
    throw new Error('broken view');
  });
  store.subscribe(other);
  store.show('info', 'Saved.');
  expect(other).toHaveBeenCalledTimes(1);
  expect(store.getSnapshot().toasts).toHaveLength(1);
});
