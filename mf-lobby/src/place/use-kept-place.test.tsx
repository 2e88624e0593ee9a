/** @jest-environment jsdom */
import { renderLobby } from '../testing/render-lobby.tsx';
import { useNavigate } from '@tessera/kit/router';
import { act, fireEvent, screen } from '@testing-library/react';
import { useKeptPlace } from './use-kept-place.ts';

let navigate: ReturnType<typeof useNavigate>;

function Page() {
  navigate = useNavigate();
  return <p>{useKeptPlace() ? 'been here' : 'new'}</p>;
}

beforeEach(() => {
  const scrollTo = ({ top }: { top: number }) => {
    Object.assign(window, { scrollY: top });
  };
  Object.assign(window, { scrollY: 0, scrollTo });
});
const scroll = (y: number) => {
  Object.assign(window, { scrollY: y });
  fireEvent.scroll(window);
};
const go = (to: string | number) =>
  act(async () => {
    await navigate(to as string);
    // The history reports its own steps a moment later.
    await new Promise((resolve) => setTimeout(resolve, 50));
  });

test('restores the position on Back, and leaves a new page where it is', async () => {
  await renderLobby(<Page />, { at: '/?hall=2' });
  scroll(4321);
  await go('/?hall=3');
  expect(screen.getByText('new')).toBeVisible();
  scroll(0);
  await go(-1);
  expect(screen.getByText('been here')).toBeVisible();
  expect(window.scrollY).toBe(4321);
});

test('undoes other scrolls until the player’s first input', async () => {
  await renderLobby(<Page />, { at: '/?hall=2' });
  scroll(900);
  await go('/?hall=3');
  await go(-1);
  scroll(500);
  expect(window.scrollY).toBe(900);
  fireEvent.wheel(window);
  scroll(500);
  expect(window.scrollY).toBe(500);
});

test('records no scroll after the player has left the page', async () => {
  await renderLobby(<Page />, { at: '/?hall=2' });
  scroll(900);
  const before: unknown = history.state;
  history.pushState({ key: 'another' }, '', '/discount');
  scroll(0);
  fireEvent(window, new Event('pagehide'));
  expect(history.state).toEqual({ key: 'another' });
  history.replaceState(before, '', '/?hall=2');
  await go('/?hall=3');
  await go(-1);
  expect(window.scrollY).toBe(900);
});

test('restores the position in another document from the history', async () => {
  const { unmount } = await renderLobby(<Page />, { at: '/?hall=2' });
  scroll(1500);
  fireEvent(window, new Event('pagehide'));
  const state: unknown = history.state;
  unmount();
  window.scrollTo({ top: 0 });
  // As after a reload: a new page with the same history entry.
  await renderLobby(<Page />, { state });
  expect(screen.getByText('been here')).toBeVisible();
  expect(window.scrollY).toBe(1500);
});
