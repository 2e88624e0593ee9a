import { createListeners, createState } from './state.ts';

test('calls listeners after each change, but not for an equal value', () => {
  const state = createState(1);
  const listener = jest.fn();
  const stop = state.subscribe(listener);
  state.set(1);
  expect(listener).not.toHaveBeenCalled();
  state.set(2);
  expect(state.get()).toBe(2);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  stop();
  state.set(3);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('calls a listener added twice twice and removes it one by one', () => {
  const listeners = createListeners<string>();
  const listener = jest.fn();
  const stop = listeners.add(listener);
  listeners.add(listener);
  listeners.call('a');
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  expect(listeners.size()).toBe(1);
});

test('does not call a listener removed during the same notification', () => {
  const listeners = createListeners();
  const second = jest.fn();
  let stop = () => {};
  listeners.add(() => stop());
  stop = listeners.add(second);
  listeners.call();
  expect(second).not.toHaveBeenCalled();
});

test('calls the other listeners if one throws, and throws its error later', () => {
  jest.useFakeTimers();
  const state = createState(1);
  const other = jest.fn();
  state.subscribe(() => {
    throw new Error('broken view');
  });
  state.subscribe(other);
  state.set(2);
  expect(other).toHaveBeenCalledTimes(1);
  expect(() => jest.runAllTimers()).toThrow('broken view');
  jest.useRealTimers();
});
