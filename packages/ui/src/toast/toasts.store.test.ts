import { createToastStore } from './toasts.store.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

test('shows the toast and calls the other listeners if one throws', () => {
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
