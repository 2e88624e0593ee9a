/** @jest-environment jsdom */
import { getConfig } from '@testing-library/dom';
import shared from '../../config/jest.mjs';
import { TEST_LIMIT_MS, WAIT_LIMIT_MS } from '../../config/limits.cjs';

test('waits for what must come for 30 s, and ends a test only after several waits', () => {
  expect(getConfig().asyncUtilTimeout).toBe(WAIT_LIMIT_MS);
  expect(WAIT_LIMIT_MS).toBe(30_000);
  expect(shared.testTimeout).toBe(TEST_LIMIT_MS);
  expect(TEST_LIMIT_MS).toBeGreaterThan(2 * WAIT_LIMIT_MS);
});
