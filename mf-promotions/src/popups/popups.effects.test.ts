/** @jest-environment jsdom */
import '@tessera/testing/dom';
import { openScope } from '@tessera/kit/testing';
import { createFakeShell, type FakeShellOptions } from '@tessera/testing';
import { bulletin, bulletinMember, bulletinMemberHide, contentChanged, type AnswerOf } from '@tessera/wire';
import { waitFor } from '@testing-library/react';
import config from '../../remote.config.ts';
import { watchPopUps } from './popups.effects.ts';

const answerOf = (displayFrequency: number): AnswerOf<typeof bulletin> => ({
  displayFrequency,
  list: [
    {
      id: 1,
      content: '<p>Text</p>',
      displayContent: 'Summer',
      displayDevice: 0,
      updatedAt: '2026-01-01T00:00:00Z',
    },
  ],
});

/** Watches at an address. @param frequency the place's `display_frequency` */
async function watch(at: string, options: FakeShellOptions = {}, frequency = 24) {
  window.history.replaceState(null, '', at);
  const answer = answerOf(frequency);
  const shell = createFakeShell({
    answers: { bulletin: answer, bulletinMember: answer, bulletinMemberHide: null },
    ...options,
  });
  shell.offers.answer('mf-promotions:popUps', { status: 'closed' });
  const { scope, signal } = await openScope(config, shell, async () => ({ default: {} }));
  watchPopUps(scope, signal);
  return shell;
}
const opened = (shell: Awaited<ReturnType<typeof watch>>) => shell.offers.opened.map(({ args }) => args);
/** Long enough for an answer that the fake shell gives at once. */
const settled = () => new Promise((resolve) => setTimeout(resolve));
const closedIn = (drafts: Map<string, string>) =>
  [...drafts.keys()].filter((name) => name.startsWith('popUpDiscountModalCloseTime'));

test('shows a guest in the lobby the pop-ups of guests, and keeps when they were closed', async () => {
  const drafts = new Map<string, string>();
  const shell = await watch('/', { drafts });
  await waitFor(() => expect(opened(shell)).toEqual([{ place: 1 }]));
  expect(shell.api.sentTo(bulletin)).toEqual([
    { siteId: 1, displayDevice: 1, displayLocation: 1, currency: 'USD' },
  ]);
  await waitFor(() => expect(closedIn(drafts)).toHaveLength(1));
  const again = await watch('/', { drafts });
  await waitFor(() => expect(again.api.sentTo(bulletin)).toHaveLength(1));
  await settled();
  expect(opened(again)).toEqual([]);
});

test.each([
  ['another frequency counts on the device, for another visit', 24, 1],
  ['the frequency 0 counts in the tab alone', 0, 2],
])('a closing with %s', async (_, frequency, times) => {
  const kept: FakeShellOptions['kept'] = new Map();
  const first = await watch('/', { kept }, frequency);
  await waitFor(() => expect(opened(first)).toHaveLength(1));
  const second = await watch('/', { kept }, frequency);
  await waitFor(() => expect(second.api.sentTo(bulletin)).toHaveLength(1));
  await settled();
  expect(opened(first).length + opened(second).length).toBe(times);
});

test('keeps the closings of members apart, on one device', async () => {
  const kept: FakeShellOptions['kept'] = new Map();
  const drafts = new Map<string, string>();
  const shell = await watch('/', { kept, drafts, session: 'member' });
  await waitFor(() => expect([...kept.keys()]).toHaveLength(1));
  drafts.clear();
  shell.session.end('logout');
  shell.session.login({ id: 99 });
  await waitFor(() =>
    expect(opened(shell).filter((args) => (args as { place: number }).place === 2)).toHaveLength(2),
  );
});

test('hides a member’s pop-ups on the platform where the display frequency is 0', async () => {
  const shell = await watch('/', { session: 'member', device: 'mobile' }, 0);
  const place = { siteId: 1, displayDevice: 2, displayLocation: 2 };
  await waitFor(() => expect(shell.api.sentTo(bulletinMemberHide)).toEqual([place]));
  expect(shell.api.sentTo(bulletinMember)[0]).toEqual(place);
});

test('makes no hide call for another frequency', async () => {
  const drafts = new Map<string, string>();
  const shell = await watch('/', { session: 'member', drafts }, 12);
  await waitFor(() => expect(closedIn(drafts)).toHaveLength(1));
  expect(shell.api.sentTo(bulletinMemberHide)).toEqual([]);
});

test('keeps no closing on the deposit page', async () => {
  const drafts = new Map<string, string>();
  const shell = await watch('/user/Deposit', { session: 'member', drafts }, 12);
  await waitFor(() => expect(opened(shell)).toEqual([{ place: 3 }]));
  await settled();
  expect(closedIn(drafts)).toEqual([]);
});

test('shows no pop-ups of the deposit page where the site hides announcement_bank, but those of the lobby', async () => {
  const settings = { hiddenLinks: ['announcement_bank' as const] };
  const shell = await watch('/user/Deposit', { session: 'member', settings });
  await settled();
  expect(shell.api.sentTo(bulletinMember)).toEqual([]);
  const lobby = await watch('/', { session: 'member', settings });
  await waitFor(() => expect(opened(lobby)).toEqual([{ place: 2 }]));
});

test.each([
  ['/?modal=login', 'guest'],
  ['/?preview=a.b', 'guest'],
  ['/?game=17', 'guest'],
  ['/?appPage=header', 'member'],
  ['/play', 'member'],
  ['/discount', 'guest'],
  ['/', 'restoring'],
] as const)('requests none at %s for a session that is %s', async (at, session) => {
  const shell = await watch(at, { session });
  await settled();
  expect(shell.api.sent).toEqual([]);
});

test('looks again after a login', async () => {
  const shell = await watch('/', { session: 'restoring' });
  shell.session.login();
  await waitFor(() => expect(opened(shell)).toEqual([{ place: 2 }]));
});

test('requests none over a game, and does so when it is closed', async () => {
  const shell = await watch('/', { session: 'restoring' });
  shell.bus.emit('game.opened', { gameId: 1, demo: false });
  shell.session.login();
  await settled();
  expect(shell.api.sent).toEqual([]);
  shell.bus.emit('game.closed', { gameId: 1 });
  await waitFor(() => expect(opened(shell)).toEqual([{ place: 2 }]));
});

test('waits for a dialog that is open', async () => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.setAttribute('open', '');
  const shell = await watch('/');
  await waitFor(() => expect(shell.api.sentTo(bulletin)).toHaveLength(1));
  await settled();
  expect(opened(shell)).toEqual([]);
  dialog.remove();
  await waitFor(() => expect(opened(shell)).toEqual([{ place: 1 }]));
});

/** What an operator publishes while the page is open. */
function publish(shell: Awaited<ReturnType<typeof watch>>, id: number): void {
  const { list, displayFrequency } = answerOf(24);
  const added = { ...list[0]!, id, updatedAt: '2098-01-01T00:00:00Z' };
  for (const call of [bulletin, bulletinMember])
    shell.api.answer(call, { displayFrequency, list: [added, ...list] });
  shell.live.emit(contentChanged, { kind: 'bulletin' });
}

test.each([
  ['guest', 1],
  ['member', 2],
] as const)(
  'shows a %s what is published while the page is open, and nothing at other news',
  async (session, place) => {
    const drafts = new Map<string, string>();
    const shell = await watch('/', { session, drafts });
    await waitFor(() => expect(closedIn(drafts)).toHaveLength(1));
    shell.live.emit(contentChanged, { kind: 'news' });
    shell.live.emit(contentChanged, { kind: 'bulletin' });
    await settled();
    expect(opened(shell)).toEqual([{ place }]);
    publish(shell, 2);
    await waitFor(() => expect(opened(shell)).toEqual([{ place }, { place }]));
  },
);

test('shows a visit of the deposit page what it has closed only after a change', async () => {
  const shell = await watch('/user/Deposit', { session: 'member' });
  await waitFor(() => expect(opened(shell)).toHaveLength(1));
  await settled();
  shell.live.emit(contentChanged, { kind: 'bulletin' });
  await settled();
  expect(opened(shell)).toHaveLength(1);
  publish(shell, 2);
  await waitFor(() => expect(opened(shell)).toHaveLength(2));
});

test('shows what is published meanwhile when the open pop-ups are closed, and over no other dialog', async () => {
  const shell = await watch('/', { session: 'restoring' });
  const { promise: first, resolve: closeFirst } = Promise.withResolvers<{ status: 'closed' }>();
  const openDialog = jest.spyOn(shell.offers, 'openDialog').mockReturnValueOnce(first as never);
  shell.session.login();
  await waitFor(() => expect(openDialog).toHaveBeenCalledTimes(1));
  publish(shell, 2);
  await settled();
  expect(openDialog).toHaveBeenCalledTimes(1);
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.setAttribute('open', '');
  closeFirst({ status: 'closed' });
  await settled();
  expect(openDialog).toHaveBeenCalledTimes(1);
  dialog.remove();
  await waitFor(() => expect(openDialog).toHaveBeenCalledTimes(2));
});

test('shows a guest nothing again after a visit as a member', async () => {
  const drafts = new Map<string, string>();
  const shell = await watch('/', { drafts });
  await waitFor(() => expect(closedIn(drafts)).toHaveLength(1));
  shell.session.login();
  await waitFor(() => expect(opened(shell)).toEqual([{ place: 1 }, { place: 2 }]));
  drafts.clear();
  shell.session.end('logout');
  await settled();
  expect(opened(shell)).toHaveLength(2);
});

test('shows nothing before a forced change of the password', async () => {
  const shell = await watch('/', { session: 'restoring' });
  const details = { mustChangePassword: true } as never;
  shell.session.login({ details });
  await settled();
  expect(shell.api.sent).toEqual([]);
});

test('reports no fault when the session ends while it asks', async () => {
  const shell = await watch('/', {
    session: 'member',
    answers: { bulletinMember: () => new Promise(() => undefined), bulletin: answerOf(24) },
  });
  const report = jest.spyOn(shell.report, 'error');
  await waitFor(() => expect(shell.api.sentTo(bulletinMember)).toHaveLength(1));
  shell.session.end('logout');
  await waitFor(() => expect(opened(shell)).toEqual([{ place: 1 }]));
  expect(report).not.toHaveBeenCalled();
});
