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
