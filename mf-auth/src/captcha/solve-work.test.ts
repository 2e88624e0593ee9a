import { WORK } from './captcha.fixture.ts';
import { findNumber } from './find-number.ts';
import { solveWork } from './solve-work.ts';

const life = () => new AbortController().signal;

test('finds the number, and only among those it was given', () => {
  expect(findNumber(WORK, 0, 501)).toBe(77);
  expect(findNumber(WORK, 0, 77)).toBeUndefined();
  expect(findNumber(WORK, 78, 1_000)).toBeUndefined();
  expect(findNumber({ ...WORK, max: 76 }, 0, 1_000)).toBeUndefined();
});

test('finds it in the page where no worker starts', async () => {
  expect(await solveWork(WORK, life())).toBe('77');
});

test('fails where no number is right', async () => {
  await expect(solveWork({ ...WORK, challenge: '0'.repeat(64) }, life())).rejects.toThrow('no answer');
});

test('stops when the form is closed', async () => {
  const controller = new AbortController();
  const solution = solveWork({ ...WORK, challenge: '0'.repeat(64), max: 1_000_000 }, controller.signal);
  controller.abort(new Error('closed'));
  await expect(solution).rejects.toThrow('closed');
});
