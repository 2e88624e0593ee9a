/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './Tabs.tsx';

function Lists() {
  const [value, setValue] = useState<'all' | 'last' | 'mine'>('all');
  const tabs = [
    { id: 'all', label: 'All games' },
    { id: 'last', label: 'Last played', count: 4 },
    { id: 'mine', label: 'Favourites' },
  ] as const;
  return (
    <Tabs label="Lists" tabs={tabs} value={value} onChange={setValue}>
      Panel of {value}
    </Tabs>
  );
}

test('labels the panel by the selected tab', () => {
  render(<Lists />);
  expect(screen.getByRole('tabpanel', { name: 'All games' })).toHaveTextContent('Panel of all');
});

test('is one tab stop in which arrows select and wrap around', async () => {
  render(<Lists />);
  const user = userEvent.setup();
  await user.tab();
  expect(screen.getByRole('tab', { name: 'All games' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Favourites', selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Panel of mine');
});
