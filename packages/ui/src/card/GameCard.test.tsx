/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tag } from '../status/Tag.tsx';
import { GameCard, type GameCardProps } from './GameCard.tsx';

const image = {
  src: '/lotus-300.avif',
  srcSet: '/lotus-300.avif 300w',
  width: 300,
  height: 400,
  color: '#12203f',
};
const card = (props: Partial<GameCardProps> = {}) =>
  render(<GameCard name="Royal Lotus" provider="Mandala Works" image={image} {...props} />);

test('is one button named by game and provider', async () => {
  const onOpen = jest.fn();
  card({ onOpen, tag: <Tag tone="hot">Hot</Tag> });
  await userEvent.click(screen.getByRole('button', { name: 'Hot Royal Lotus Mandala Works' }));
  expect(onOpen).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('is one link with an href', () => {
  card({ href: '/play?game=7' });
  expect(screen.getByRole('link', { name: 'Royal Lotus Mandala Works' })).toHaveAttribute(
    'href',
    '/play?game=7',
  );
});

test('toggles the favourite without opening the game', async () => {
  const onOpen = jest.fn();
  const onToggle = jest.fn();
  card({ onOpen, favourite: { active: true, label: 'Remove Royal Lotus from favourites', onToggle } });
  await userEvent.click(screen.getByRole('button', { name: 'Remove Royal Lotus from favourites' }));
  expect(onToggle).toHaveBeenCalledTimes(1);
  expect(onOpen).not.toHaveBeenCalled();
});

test('shows the maintenance text and can still be opened', () => {
  card({ maintenance: 'Back at 14:00' });
  expect(screen.getByRole('button', { name: 'Back at 14:00 Royal Lotus Mandala Works' })).toBeEnabled();
});

test('loads the image lazily unless it is in the first view', () => {
  const { container, rerender } = card();
  const art = () => container.querySelector('img');
  expect(art()).toHaveAttribute('loading', 'lazy');
  rerender(<GameCard name="Royal Lotus" provider="Mandala Works" image={image} priority />);
  expect(art()).toHaveAttribute('loading', 'eager');
  expect(art()).toHaveAttribute('fetchpriority', 'high');
});

test('shows the name on the dominant colour if the image fails', () => {
  const { container } = card();
  fireEvent.error(container.querySelector('img')!);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('[data-part="lettering"]')).toHaveTextContent('Royal Lotus');
  expect(container.querySelector('[data-tint]')).toHaveAttribute('fill', '#12203f');
});
