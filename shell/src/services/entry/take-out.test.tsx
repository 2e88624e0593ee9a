/** @jest-environment jsdom */
import '@tessera/testing/dom';
import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useAddress } from '@tessera/kit/address';
import { PageRouter } from '../../layout/PageRouter.tsx';
import { createTestBrowser } from '../testing/environment.fixture.ts';
import { INITIAL, openServices } from '../testing/services.fixture.ts';

const SEARCH = '?fbclid=IwAR1_a-b&pwa=1&member_type=3&gt_id=2';

function enter(adTracking: boolean) {
  window.history.replaceState({ key: 'k' }, '', `/discount${SEARCH}#top`);
  const browser = createTestBrowser('http://localhost');
  const tab = { ...browser.openTab(), window };
  const services = openServices(tab, { site: { ...INITIAL.site, adTracking } });
  endings.push(services.start());
  return { browser, services, ...tab };
}
const endings: (() => void)[] = [];
afterEach(() => endings.splice(0).forEach((end) => end()));

test.each([true, false])(
  'takes the entry values out of the address at the start (tracking: %s)',
  (tracking) => {
    const { services } = enter(tracking);
    expect(window.location.href).toBe('http://localhost/discount?gt_id=2#top');
    expect(window.history.state).toEqual({ key: 'k' });
    expect(Object.fromEntries(services.entryValues())).toEqual({
      fbclid: 'IwAR1_a-b',
      pwa: '1',
      member_type: '3',
    });
  },
);

test('leaves an address without them as it is', () => {
  const { services } = enter(false);
  endings.splice(0).forEach((end) => end());
  const replace = jest.spyOn(window.history, 'replaceState');
  endings.push(services.start());
  expect(replace).not.toHaveBeenCalled();
  expect(services.entryValues().size).toBe(0);
  replace.mockRestore();
});

test('keeps the click of a visitor who goes on before the page is idle', async () => {
  const { cookies } = enter(true);
  window.history.pushState(null, '', '/faq');
  await waitFor(() => expect(cookies.get('_fbc')).toMatch(/^fb\.1\.\d+\.IwAR1_a-b$/));
});

test.each([
  [true, ['_fbc', '_fbp']],
  [false, []],
])('sets the cookies of the click only on a site that tracks: %s', async (tracking, expected) => {
  jest.useFakeTimers();
  try {
    const { browser } = enter(tracking);
    await jest.advanceTimersByTimeAsync(10_000);
    expect([...browser.jar.keys()].filter((name) => name.startsWith('_fb')).sort()).toEqual(expected);
  } finally {
    jest.useRealTimers();
  }
});

test('no change of the address in the page writes them back', async () => {
  enter(true);
  let change: ReturnType<typeof useAddress<'p'>>['change'] = () => undefined;
  function Page() {
    const address = useAddress(['p']);
    change = address.change;
    return <p>page {address.values.p}</p>;
  }
  render(
    <PageRouter pageAt={() => 'page'}>
      <Page />
    </PageRouter>,
  );
  act(() => change({ p: '2' }));
  expect(await screen.findByText('page 2')).toBeVisible();
  expect(window.location.search).toBe('?gt_id=2&p=2');
});
