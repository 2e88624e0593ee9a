/** @jest-environment jsdom */
import '@tessera/testing/dom';
import '@testing-library/jest-dom';
import { useLocation, useNavigate } from '@tessera/kit/router';
import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { PageRouter } from './PageRouter.tsx';
import { PageStage } from './PageStage.tsx';

let navigate: ReturnType<typeof useNavigate>;
let view: ReturnType<typeof render>;
const left = jest.fn();
const saw = jest.fn();
const scrolled = jest.fn();

function Page() {
  const { pathname, search } = useLocation();
  saw(pathname + search);
  useEffect(() => () => left(), []);
  return <p>{`Page at ${pathname}${search}`}</p>;
}
/** As in the shell, the address decides which page is shown. */
function Outlet() {
  return <Page key={useLocation().pathname} />;
}
function Stage() {
  navigate = useNavigate();
  return (
    <PageStage placeAt={() => 'page'}>
      <Outlet />
    </PageStage>
  );
}
/** The placeholder before the page itself. */
const place = () => shown()[1] && shown()[0];
const shown = () => [...view.container.children].filter((one) => !one.hasAttribute('hidden'));
const go = (to: string | number) => act(() => void navigate(to as string));
const frame = () => act(() => jest.advanceTimersByTimeAsync(50));

beforeEach(() => {
  window.scrollTo = scrolled;
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/a');
  view = render(
    <PageRouter pageAt={(pathname) => pathname}>
      <Stage />
    </PageRouter>,
  );
  jest.clearAllMocks();
});
afterEach(() => jest.useRealTimers());

test('gives another address of the same page to that page at once, without a placeholder', () => {
  go('/a?tab=1');
  expect(screen.getByText('Page at /a?tab=1')).toBeVisible();
  expect(place()).toBeUndefined();
});

test('shows the placeholder of the next page in the frame of the click, and the page after it', async () => {
  go('/b');
  expect(place()).toBeVisible();
  expect(scrolled).toHaveBeenCalledWith(0, 0);
  expect(saw).not.toHaveBeenCalledWith('/b');
  await frame();
  expect(place()).toBeUndefined();
  expect(screen.getByText('Page at /b')).toBeVisible();
});

test('hides the old page behind the placeholder, and keeps the new address from it', async () => {
  go('/b');
  const page = screen.getByText('Page at /a');
  expect(page.previousElementSibling).toBe(place());
  expect(getComputedStyle(page).contentVisibility).toBe('hidden');
  expect(left).not.toHaveBeenCalled();
  await frame();
  expect(page).not.toBeInTheDocument();
  expect(left).toHaveBeenCalledTimes(1);
});

test('shows the old page unchanged when the visitor goes back within that frame', async () => {
  go('/b');
  go('/a?again=1');
  expect(screen.getByText('Page at /a?again=1')).toBeVisible();
  expect(place()).toBeUndefined();
  await frame();
  expect(screen.getByText('Page at /a?again=1')).toBeVisible();
  expect(saw).not.toHaveBeenCalledWith('/b');
  expect(left).not.toHaveBeenCalled();
});

test('renders only the last of two pages that are opened in quick succession', async () => {
  go('/b');
  go('/c');
  await frame();
  expect(screen.getByText('Page at /c')).toBeVisible();
  expect(saw).not.toHaveBeenCalledWith('/b');
});

test('shows the next page in a background tab too, which paints no frames', async () => {
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  go('/b');
  await act(() => jest.advanceTimersByTimeAsync(150));
  expect(screen.getByText('Page at /b')).toBeVisible();
});

test('creates the placeholders in idle time, before a click needs them', async () => {
  expect(view.container.children).toHaveLength(1);
  await act(() => jest.advanceTimersByTimeAsync(4_000));
  expect(view.container.querySelectorAll(':scope > [hidden]')).toHaveLength(2);
  const before = [...view.container.children];
  go('/b');
  expect(before).toContain(place());
  await frame();
  expect(shown()).toEqual([screen.getByText('Page at /b')]);
});
