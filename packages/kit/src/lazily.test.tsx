/** @jest-environment jsdom */
import '@tessera/testing/dom';
import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { lazily } from './lazily.tsx';

const Page = ({ name }: { readonly name: string }) => <h1>{name}</h1>;

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? <p>failed</p> : this.props.children;
  }
}

test('the fallback gives way to the component, whose code is loaded once', async () => {
  const load = jest.fn(async () => ({ default: Page }));
  const Lazy = lazily(load);
  const { unmount } = render(<Lazy name="Help" fallback="a moment" />);
  expect(screen.getByText('a moment')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Help' })).toBeTruthy();
  unmount();
  await act(async () => void render(<Lazy name="Again" />));
  expect(screen.getByRole('heading', { name: 'Again' })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failed load reaches the boundary, and the next mount loads again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue({ default: Page });
  const Lazy = lazily<{ readonly name: string }>(load);
  const shown = () => (
    <Boundary>
      <Lazy name="Help" />
    </Boundary>
  );
  const { unmount } = render(shown());
  expect(await screen.findByText('failed')).toBeTruthy();
  unmount();
  render(shown());
  expect(await screen.findByRole('heading', { name: 'Help' })).toBeTruthy();
});

test('a load that fails without a network is repeated once it is back, and nothing else of the page is lost', async () => {
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const lost = new Error('lost');
  const load = jest
    .fn()
    .mockRejectedValueOnce(lost)
    .mockRejectedValueOnce(lost)
    .mockResolvedValue({ default: Page });
  const Lazy = lazily<{ readonly name: string }>(load);
  render(
    <Boundary>
      <p>The page</p>
      <Lazy name="Help" fallback="a moment" />
    </Boundary>,
  );
  const comeBack = () => act(async () => void dispatchEvent(new Event('online')));
  await act(async () => undefined);
  // For a moment only.
  await comeBack();
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByText('The page')).toBeTruthy();
  network.mockReturnValue(true);
  await comeBack();
  expect(await screen.findByRole('heading', { name: 'Help' })).toBeTruthy();
});
