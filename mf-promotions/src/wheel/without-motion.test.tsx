/** @jest-environment jsdom */
import { installDialog } from '@tessera/ui/testing';
import { ROULETTE_SPIN_MS } from '@tessera/domain';
import type { AnswerOf, rouletteInfo } from '@tessera/wire';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../test-scope.tsx';
import WheelDialog from './WheelDialog.tsx';

beforeAll(installDialog);
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const info: AnswerOf<typeof rouletteInfo> = {
  detail: { id: 9, drawsPerDay: 3, endAt: null, nextDrawsAt: '2026-06-02T00:00:00-04:00' },
  prizeSettings: [
    { prizeId: 1, angle: 0, amount: '0.00' },
    { prizeId: 3, angle: 180, amount: '20.00' },
  ],
  remainingDraws: 3,
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Opens the wheel and spins it. @returns what its status says, from then on: a screen reader reads it aloud */
async function spin(): Promise<readonly string[]> {
  let remainingDraws = info.remainingDraws;
  await show(<WheelDialog args={{}} close={() => undefined} />, {
    session: 'member',
    answers: {
      rouletteInfo: () => ({ ...info, remainingDraws }),
      rouletteSpin: () => ({ prizeId: 3, remainingDraws: (remainingDraws -= 1) }),
    },
  });
  await pass(0);
  const status = screen.getByRole('status');
  const said: string[] = [];
  const observer = new MutationObserver(() => said.push(status.textContent));
  observer.observe(status, { childList: true, characterData: true, subtree: true });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Spin' }));
  await pass(0);
  return said;
}

test('says the prize to a screen reader only after the stop, in a status that is there from the start', async () => {
  const said = await spin();
  await pass(ROULETTE_SPIN_MS - 1);
  expect(said).toEqual(['', 'The wheel is turning']);
  await pass(1);
  expect(said).toEqual(['', 'The wheel is turning', 'You won $20.00']);
});

describe('with reduced motion', () => {
  const animate = jest.fn();
  beforeEach(() => {
    document.documentElement.dataset['motion'] = 'reduced';
    Object.assign(Element.prototype, { animate });
  });
  afterEach(() => {
    delete document.documentElement.dataset['motion'];
    Reflect.deleteProperty(Element.prototype, 'animate');
  });

  test('has the prize at the pointer, in words and in the list at once, without an animation', async () => {
    const said = await spin();
    await pass(1);
    expect(said.at(-1)).toBe('You won $20.00');
    expect(animate).not.toHaveBeenCalled();
    const disc = document.querySelector<SVGGElement>('[data-part="disc"]');
    expect(disc?.style.transform).toBe('rotate(3780deg)');
    const prizes = within(screen.getByRole('list', { name: 'Prizes and their chances' }));
    expect(prizes.getByText('$20.00').closest('li')).toHaveAttribute('data-won');
    expect(screen.getByText(/Draws left today: 2/)).toBeVisible();
  });
});
