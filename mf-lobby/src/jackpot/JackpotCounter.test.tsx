/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { renderLobby } from '../testing/render-lobby.tsx';
import { JackpotCounter } from './JackpotCounter.tsx';

afterEach(() => jest.useRealTimers());

test('does not leap when the clock of the device is set', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  await renderLobby(<JackpotCounter />, {
    answers: { jackpot: { jackpotAmountTotal: '1000.00', growthPerSecond: '1' } },
  });
  const amount = () => Number(screen.getByText(/^\$[\d,]+\.\d\d$/).textContent.replace(/[$,]/g, ''));
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(amount()).toBeGreaterThan(1_000);
  jest.setSystemTime(Date.now() + 3_600_000);
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(amount()).toBeLessThan(1_000 + 3_600);
});
