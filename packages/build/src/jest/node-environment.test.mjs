import vm from 'node:vm';

afterEach(() => jest.useRealTimers());

test('a test’s global object is an ordinary one, and its own', () => {
  expect(vm.isContext(globalThis)).toBe(true);
  globalThis.till = 'open';
  expect(till).toBe('open');
  expect(vm.runInThisContext('typeof till')).toBe('undefined');
});

test('what a test replaces of it is replaced for all that it calls', () => {
  jest.useFakeTimers({ now: 1_000 });
  const rung = jest.fn();
  setTimeout(rung, 500);
  jest.advanceTimersByTime(500);
  expect(rung).toHaveBeenCalled();
  expect(Date.now()).toBe(1_500);
});
