/** @jest-environment jsdom */
import '@tessera/testing/dom';
import '@testing-library/jest-dom';
import { useLocation, useNavigate } from '@tessera/kit/router';
import { BrowserRouter } from '@tessera/kit/standalone-router';
import { openScope } from '@tessera/kit/testing';
import { createFakeShell } from '@tessera/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use, type ReactNode } from 'react';
import { ScopeProvider } from '../remote.tsx';
import { useKeptPlace } from './use-kept-place.ts';

let navigate: ReturnType<typeof useNavigate>;

function Page() {
  navigate = useNavigate();
  return <p>{useKeptPlace() ? 'been here' : 'new'}</p>;
}

/** The page, or that of another remote. */
function Elsewhere() {
  navigate = useNavigate();
  return useLocation().pathname === '/' ? <Page /> : <p>elsewhere</p>;
}

beforeEach(() => {
  const scrollTo = ({ top }: { top: number }) => {
    Object.assign(window, { scrollY: top });
  };
  Object.assign(window, { scrollY: 0, scrollTo });
});
/** Shows a page at an address; `state` is the history entry's, left by a former document. */
async function show(page: ReactNode, { at = '/', state = null }: { at?: string; state?: unknown } = {}) {
  window.history.replaceState(state, '', at);
  const { scope } = await openScope({ name: 'mf-test' }, createFakeShell(), async () => ({ default: {} }));
  return render(
    <ScopeProvider scope={scope}>
      <BrowserRouter>{page}</BrowserRouter>
    </ScopeProvider>,
  );
}
const scroll = (y: number) => {
  Object.assign(window, { scrollY: y });
  fireEvent.scroll(window);
};
const go = (to: string | number, options?: { readonly replace: boolean }) =>
  act(async () => {
    // The history reports its own steps later.
    const step = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    await navigate(to as string, options);
    if (typeof to === 'number') await step;
  });

test('restores the position on Back, and leaves a new page where it is', async () => {
  await show(<Page />, { at: '/?hall=2' });
  scroll(4321);
  await go('/?hall=3');
  expect(screen.getByText('new')).toBeVisible();
  scroll(0);
  await go(-1);
  expect(screen.getByText('been here')).toBeVisible();
  expect(window.scrollY).toBe(4321);
});

test('leaves a new page free that React renders again before it shows it', async () => {
  let arrive = () => {};
  const data = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  function SlowPage() {
    const isReturn = useKeptPlace();
    use(data);
    return <p>{isReturn ? 'been here' : 'new'}</p>;
  }
  const page = (
    <Suspense>
      <SlowPage />
    </Suspense>
  );
  await act(async () => {
    await show(page, { at: '/?hall=2' });
  });
  await act(async () => arrive());
  expect(screen.getByText('new')).toBeVisible();
  scroll(300);
  expect(window.scrollY).toBe(300);
});

test('keeps the position of a page whose address was replaced', async () => {
  await show(<Elsewhere />, { at: '/' });
  scroll(777);
  await go('/?open=11', { replace: true });
  await go('/discount');
  scroll(0);
  await go(-1);
  expect(screen.getByText('been here')).toBeVisible();
  expect(window.scrollY).toBe(777);
});

test('restores the position after a page of another remote', async () => {
  await show(<Elsewhere />, { at: '/?hall=2' });
  scroll(1234);
  await go('/discount');
  scroll(0);
  await go(-1);
  expect(screen.getByText('been here')).toBeVisible();
  expect(window.scrollY).toBe(1234);
});

describe('with named boxes', () => {
  /** Where the boxes begin on the page, in pixels. */
  let starts: Record<string, number>;
  beforeEach(() => {
    starts = { hot: 400, new: 900, live: 1_400 };
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLElement,
    ) {
      return new DOMRect(0, (starts[this.dataset['place'] ?? ''] ?? 0) - window.scrollY, 10, 10);
    });
  });
  afterEach(() => jest.restoreAllMocks());

  const page = (
    <>
      {['hot', 'new', 'live'].map((name) => (
        <div key={name} data-place={name} />
      ))}
      <Elsewhere />
    </>
  );

  test('keeps the box where it was although more is above it now', async () => {
    await show(page);
    scroll(800);
    await go('/discount');
    scroll(0);
    starts = { hot: 400, new: 1_218, live: 1_718 };
    await go(-1);
    expect(window.scrollY).toBe(1_118);
    // What comes after the return moves it, too.
    starts = { hot: 700, new: 1_518, live: 2_018 };
    fireEvent.scroll(window);
    expect(window.scrollY).toBe(1_418);
  });

  test('keeps the page’s offset where no box was in the window, or it has gone', async () => {
    await show(page);
    scroll(1_500);
    await go('/discount');
    scroll(0);
    starts = { hot: 900, new: 1_400, live: 1_900 };
    await go(-1);
    expect(window.scrollY).toBe(1_500);
  });
});

test('undoes other scrolls until the player’s first input', async () => {
  await show(<Page />, { at: '/?hall=2' });
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
  await show(<Page />, { at: '/?hall=2' });
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

test('writes the position of an entry that was left at once into the history when it is shown again', async () => {
  await show(<Page />, { at: '/?hall=2' });
  scroll(640);
  await go('/?hall=3');
  await go(-1);
  expect(history.state).toMatchObject({ keptPlace: { y: 640 } });
});

test('restores the position in another document from the history', async () => {
  const { unmount } = await show(<Page />, { at: '/?hall=2' });
  scroll(1500);
  fireEvent(window, new Event('pagehide'));
  const state: unknown = history.state;
  unmount();
  window.scrollTo({ top: 0 });
  // As after a reload: a new page with the same history entry.
  await show(<Page />, { state });
  expect(screen.getByText('been here')).toBeVisible();
  expect(window.scrollY).toBe(1500);
});
