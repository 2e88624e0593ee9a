import { ApiError, type Api, type FinishedRound } from '../shared/api.ts';
import { askForSpin } from './ask-spin.ts';

const answer: FinishedRound = { roundId: 'r', stake: '1.00', payout: '0', stops: [], at: 0, balance: '1' };

function apiThat(...outcomes: (string | FinishedRound)[]): { api: Api; asked: string[] } {
  const asked: string[] = [];
  const play = (requestId: string): Promise<FinishedRound> => {
    asked.push(requestId);
    const outcome = outcomes.shift() ?? answer;
    return typeof outcome === 'string'
      ? Promise.reject(new ApiError(outcome, outcome))
      : Promise.resolve(outcome);
  };
  return { api: { play } as unknown as Api, asked };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a lost answer is asked for again under the same id', async () => {
  const { api, asked } = apiThat('network', '503', answer);
  const round = askForSpin(api, 'request-a', '1.00');
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await round).toBe(answer);
  expect(asked).toEqual(['request-a', 'request-a', 'request-a']);
});

test('a refusal is not asked for again', async () => {
  const { api, asked } = apiThat('402');
  await expect(askForSpin(api, 'request-a', '1.00')).rejects.toMatchObject({ code: '402' });
  expect(asked).toHaveLength(1);
});

test('at some point the player is asked', async () => {
  const { api, asked } = apiThat('network', 'network', 'network', 'network');
  const round = expect(askForSpin(api, 'request-a', '1.00')).rejects.toMatchObject({ code: 'network' });
  await jest.advanceTimersByTimeAsync(10_000);
  await round;
  expect(asked).toHaveLength(4);
});
