import vm from 'node:vm';

afterEach(() => jest.useRealTimers());

test('gives each test an ordinary global object of its own', () => {
  expect(vm.isContext(globalThis)).toBe(true);
  globalThis.till = 'open';
  expect(till).toBe('open');
  expect(vm.runInThisContext('typeof till')).toBe('undefined');
});

test('replaces globals for all code that a test calls', () => {
  jest.useFakeTimers({ now: 1_000 });
  const listener = jest.fn();
  setTimeout(listener, 500);
  jest.advanceTimersByTime(500);
  expect(listener).toHaveBeenCalled();
  expect(Date.now()).toBe(1_500);
});
