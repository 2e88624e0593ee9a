/** @jest-environment jsdom */
import '@tessera/testing/dom';
import '@testing-library/jest-dom';
import { ScopeProvider } from '@tessera/kit';
import { Link } from '@tessera/kit/router';
import { BrowserRouter } from '@tessera/kit/standalone-router';
import { openScope } from '@tessera/kit/testing';
import { createFakeShell } from '@tessera/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FailedOverride } from '../../services/releases/override.ts';
import type { Releases, Trial } from '../../services/releases/releases.ts';
import { createListeners, createState } from '@tessera/domain/state';
import { loadMessages } from '../../text.ts';
import { CompositionContext } from '../../composition/context.ts';
import { LATE_MS, LateReleases } from './LateReleases.tsx';
import ReleasesView from './ReleasesView.tsx';

const LOCAL = 'http://localhost:4302';

async function show(trial?: Partial<Trial>) {
  window.history.replaceState(null, '', '/');
  const isNoticeShown = createState(false);
  const stop = jest.fn();
  const releases = {
    isNoticeShown,
    reload: jest.fn(),
    later: jest.fn(() => isNoticeShown.set(false)),
    moved: jest.fn(),
    partFailed: async () => undefined,
    renderFailed: async () => undefined,
    ownFailed: async () => undefined,
    watch: jest.fn(() => stop),
    trial: trial && {
      active: [],
      refused: [],
      names: ['mf-agent', 'mf-lobby'],
      leaveHref: '/?remote=',
      failures: () => [],
      subscribe: () => () => undefined,
      ...trial,
    },
  } satisfies Releases;
  const shell = createFakeShell({});
  const { scope } = await openScope({ name: 'shell' }, shell, loadMessages);
  const view = render(
    <ScopeProvider scope={scope}>
      <BrowserRouter>
        <Link to="/faq">Help</Link>
        <ReleasesView releases={releases} />
      </BrowserRouter>
    </ScopeProvider>,
  );
  return { ...view, scope, releases, isNoticeShown, stop };
}

test('announces a new version politely, and takes no focus', async () => {
  const { isNoticeShown } = await show();
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  act(() => isNoticeShown.set(true));
  expect(await within(region).findByText('A new version is ready.')).toBeVisible();
  expect(document.body).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('reloads at once, or hides the notice until later, as the player chooses', async () => {
  const { isNoticeShown, releases } = await show();
  act(() => isNoticeShown.set(true));
  await userEvent.click(await screen.findByRole('button', { name: 'Reload' }));
  expect(releases.reload).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(releases.later).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('A new version is ready.')).not.toBeInTheDocument();
});

test('follows releases while it is mounted, and passes each navigation on', async () => {
  const { releases, stop, unmount } = await show();
  expect(releases.watch).toHaveBeenCalledTimes(1);
  expect(releases.moved).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('Help'));
  expect(releases.moved).toHaveBeenCalledTimes(1);
  unmount();
  expect(stop).toHaveBeenCalledTimes(1);
});

test('loads its code some time after the page, and changes nothing if that fails', async () => {
  const { scope, releases, unmount } = await show({ active: [{ name: 'mf-agent', origin: LOCAL }] });
  unmount();
  const load = jest.fn().mockResolvedValue(releases);
  const late = (given: typeof load) => (
    <ScopeProvider scope={scope}>
      <CompositionContext value={{ releases: given } as never}>
        <BrowserRouter>
          <LateReleases />
        </BrowserRouter>
      </CompositionContext>
    </ScopeProvider>
  );
  jest.useFakeTimers();
  const { rerender } = render(late(load));
  jest.advanceTimersByTime(LATE_MS - 1);
  expect(jest.getTimerCount()).toBe(1);
  jest.advanceTimersByTime(1);
  jest.useRealTimers();
  expect(await screen.findByText(/comes from/)).toBeVisible();
  const lost = jest.fn().mockRejectedValue(new Error('Loading chunk 9 failed.'));
  jest.useFakeTimers();
  rerender(late(lost));
  jest.advanceTimersByTime(LATE_MS);
  jest.useRealTimers();
  await waitFor(() => expect(lost).toHaveBeenCalled());
});

test('lists the remotes on trial with their origins, and can be left by keyboard', async () => {
  const active = [
    { name: 'mf-agent', origin: LOCAL },
    { name: 'mf-lobby', origin: 'http://localhost:4300' },
  ];
  await show({ active });
  const banner = within(await screen.findByRole('region', { name: 'Remotes on trial' }));
  expect(banner.getByText(`mf-agent comes from ${LOCAL}`)).toBeVisible();
  expect(banner.getByText('mf-lobby comes from http://localhost:4300')).toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  expect(banner.getByRole('link', { name: 'Leave' })).toHaveFocus();
  expect(banner.getByRole('link', { name: 'Leave' })).toHaveAttribute('href', '/?remote=');
});

test.each([
  ['form', /“mf-agent” is not understood. Write it as \?remote=mf-agent@http:/],
  ['unknown', /no remote for “mf-agent”. It has mf-agent, mf-lobby/],
  [
    'origin',
    /“mf-agent” is not allowed here: .* only from http:\/\/localhost:\*. Its setting REMOTE_OVERRIDES/,
  ],
  ['member', /“mf-agent” ended because you are logged in/],
] as const)('shows a refusal (%s) with what to do, and can be closed', async (because, words) => {
  await show({ refused: [{ wanted: 'mf-agent', because, allowed: ['http://localhost:*'] }] });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Leave' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('shows a failing override as soon as it fails; the banner stays', async () => {
  const changed = createListeners();
  let failures: readonly FailedOverride[] = [];
  const active = [{ name: 'mf-agent', origin: LOCAL }];
  await show({ active, failures: () => failures, subscribe: changed.add });
  await screen.findByText(/comes from/);
  failures = [{ ...active[0]!, reason: 'contract: wants ^9.0.0, the shell has 1.2.0' }];
  act(() => changed.call());
  expect(screen.getByText(/cannot be used: contract: wants \^9.0.0, the shell has 1.2.0/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('link', { name: 'Leave' })).toBeVisible();
});
