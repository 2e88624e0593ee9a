/** @jest-environment jsdom */
import { isClosed, keepClosed } from './closed-notices.ts';

afterEach(() => jest.restoreAllMocks());

test('keeps a closed notice', () => {
  keepClosed('homeScreen');
  expect([isClosed('homeScreen'), isClosed('browser')]).toEqual([true, false]);
});

test.each(['localStorage', 'sessionStorage'] as const)(
  'works without %s, where a notice appears again',
  (area) => {
    jest.spyOn(window, area, 'get').mockImplementation(() => {
      throw new DOMException('The request was denied.', 'SecurityError');
    });
    const notice = area === 'localStorage' ? 'homeScreen' : 'browser';
    expect(() => keepClosed(notice)).not.toThrow();
    expect(isClosed(notice)).toBe(false);
  },
);
