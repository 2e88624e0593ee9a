/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { show } from '../test-scope.tsx';
import { Sum } from './Sum.tsx';

test('adds up amounts that are finer than the currency, as they are shown', async () => {
  await show(<Sum currency="USD" earned="12.349" carriedIn="-2.005" corrected="0" />);
  expect(screen.getByText(/\$12\.34.*\$2\.00.*\$10\.34/)).toBeVisible();
});
