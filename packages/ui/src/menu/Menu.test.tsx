/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from './Menu.tsx';

function setUp(selected?: string) {
  const chosen = jest.fn();
  const item = (id: string, label: string) => ({
    id,
    label,
    selected: selected === undefined ? undefined : selected === id,
    onSelect: () => chosen(id),
  });
  render(
    <>
      <Menu
        trigger={(props) => <button {...props}>Language</button>}
        items={[item('en', 'English'), item('hi', 'Hindi'), item('ta', 'Tamil')]}
      />
      <button>Elsewhere</button>
    </>,
  );
  return { chosen, user: userEvent.setup() };
}

test('opens by keyboard on its first item and restores the focus on Escape', async () => {
  const { user } = setUp();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('menu', { name: 'Language' })).toBeInTheDocument();
  expect(screen.getByText('Language')).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menuitem', { name: 'English' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByText('Language')).toHaveFocus();
});

test('arrows wrap around, Home and End go to the ends, a letter to the item that begins with it', async () => {
  const { user } = setUp();
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowUp}');
  expect(screen.getByRole('menuitem', { name: 'Tamil' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'English' })).toHaveFocus();
  await user.keyboard('{End}{Home}h');
  expect(screen.getByRole('menuitem', { name: 'Hindi' })).toHaveFocus();
});

test('closes and calls onSelect with the chosen item', async () => {
  const { user, chosen } = setUp();
  await user.click(screen.getByText('Language'));
  await user.click(screen.getByText('Hindi'));
  expect(chosen).toHaveBeenCalledWith('hi');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('opens on the selected item', async () => {
  const { user } = setUp('ta');
  await user.click(screen.getByText('Language'));
  expect(screen.getByRole('menuitemradio', { name: 'Tamil', checked: true })).toHaveFocus();
});

test('closes on a press outside', async () => {
  const { user } = setUp();
  await user.click(screen.getByText('Language'));
  await user.click(screen.getByText('Elsewhere'));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('stays inside the viewport when its button is near the side', async () => {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(200, 50, 260, 300));
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(390);
  const { user } = setUp();
  await user.click(screen.getByText('Language'));
  expect(screen.getByRole('menu').parentElement).toHaveStyle({ '--shift': '-78px' });
});
