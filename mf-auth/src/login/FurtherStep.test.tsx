/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../test-scope.tsx';
import { FurtherStep } from './FurtherStep.tsx';

const NAME = 'Contact customer service';
const step = <FurtherStep step="transfer" onBack={() => undefined} />;

test('marks the way to customer service on another site', async () => {
  await show(step);
  expect(screen.getByRole('link', { name: NAME }).querySelector('svg')).not.toBeNull();
});

test('leads to a page of this site without the mark', async () => {
  const { shell } = await show(step, { settings: { customerServiceLink: '/faq/8' } });
  const link = screen.getByRole('link', { name: NAME });
  expect(link.querySelector('svg')).toBeNull();
  await userEvent.click(link);
  expect(shell.windows.visited).toEqual(['/faq/8']);
});
