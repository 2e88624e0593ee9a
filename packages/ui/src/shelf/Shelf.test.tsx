/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Shelf } from './Shelf.tsx';

function setUp() {
  render(
    <Shelf title="Hot" previousLabel="Earlier" nextLabel="Further">
      <button>One</button>
      <button>Two</button>
      <button>Three</button>
    </Shelf>,
  );
  return userEvent.setup();
}

test('is a region with a list, named by its title', () => {
  setUp();
  expect(screen.getByRole('region', { name: 'Hot' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('moves from card to card by arrow keys and stops at the ends', async () => {
  const user = setUp();
  screen.getByText('One').focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(screen.getByText('Three')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByText('Two')).toHaveFocus();
});

test('has no arrow buttons if everything fits', () => {
  setUp();
  expect(screen.getByRole('button', { name: 'Earlier', hidden: true })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Further', hidden: true })).toBeDisabled();
});
