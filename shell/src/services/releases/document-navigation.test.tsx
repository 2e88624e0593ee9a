/** @jest-environment jsdom */
import '@tessera/testing/dom';
import '@testing-library/jest-dom';
import { Link, useLocation, useNavigate } from '@tessera/kit/router';
import { BrowserRouter } from '@tessera/kit/standalone-router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigateByDocument } from './document-navigation.ts';

let isOld: boolean;
let assigned: string[];
let stop: () => void;

/** Returns the test's window with a fake `location.assign`: jsdom cannot load documents. */
function testWindow(): Window {
  assigned = [];
  const location = {
    assign: (url: string) => void assigned.push(url),
    get href() {
      return window.location.href;
    },
    get pathname() {
      return window.location.pathname;
    },
    get search() {
      return window.location.search;
    },
    get hash() {
      return window.location.hash;
    },
    origin: window.location.origin,
  };
  return Object.create(window, {
    addEventListener: { value: window.addEventListener.bind(window) },
    removeEventListener: { value: window.removeEventListener.bind(window) },
    history: { value: window.history },
    location: { value: location },
  }) as Window;
}

beforeEach(() => {
  isOld = true;
  window.history.replaceState(null, '', '/hi-IN/faq');
  const page = testWindow();
  stop = navigateByDocument(page, () => isOld);
  render(
    <BrowserRouter window={page}>
      <Page />
    </BrowserRouter>,
  );
});
afterEach(() => {
  stop();
});

function Page() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <main>
      <h1>{pathname + search}</h1>
      <Link to="/hi-IN/discount?tab=1">Promotions</Link>
      <Link to="/hi-IN/faq?topic=2">Topic</Link>
      <button onClick={() => void navigate('/')}>Home</button>
      <button onClick={() => void navigate('/play')}>Play</button>
      <button onClick={() => void navigate(-1)}>Back</button>
    </main>
  );
}
const click = (name: string) => userEvent.click(screen.getByText(name));
const shown = () => screen.getByRole('heading').textContent;

test('loads the document of a link to another page, and leaves the present page unchanged meanwhile', async () => {
  await click('Promotions');
  expect(assigned).toEqual(['/hi-IN/discount?tab=1']);
  expect(shown()).toBe('/hi-IN/faq');
  expect(window.location.pathname).toBe('/hi-IN/faq');
});

test('loads the document when code navigates to another page', async () => {
  await click('Home');
  expect(assigned).toEqual(['/']);
});

test('loads no document for another query of the page, or for a game’s page', async () => {
  await click('Topic');
  expect(shown()).toBe('/hi-IN/faq?topic=2');
  await click('Play');
  expect(shown()).toBe('/play');
  expect(assigned).toEqual([]);
});

test('loads no document at a step back', async () => {
  isOld = false;
  await click('Promotions');
  isOld = true;
  await click('Back');
  expect(await screen.findByText('/hi-IN/faq')).toBeVisible();
  expect(assigned).toEqual([]);
});

test('leaves the navigation to the router on a current page, and after its end', async () => {
  isOld = false;
  await click('Promotions');
  expect(shown()).toBe('/hi-IN/discount?tab=1');
  isOld = true;
  stop();
  await click('Home');
  expect(shown()).toBe('/');
  expect(assigned).toEqual([]);
});
