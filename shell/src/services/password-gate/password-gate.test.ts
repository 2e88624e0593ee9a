import type { Device, MemberDetails, Session } from '@tessera/contracts';
import { createState } from '@tessera/domain/state';
import { NO_BACK_BUTTON } from '../dialogs/back-button.ts';
import { createDialogs } from '../dialogs/dialogs.ts';
import { createBus } from '../bus/bus.ts';
import { createTabs } from '../edge/tabs.ts';
import { createKeyStore } from '../edge/storage.ts';
import { createPasswordGate } from './password-gate.ts';

const DETAILS: MemberDetails = {
  mustChangePassword: true,
  agent: { status: 'none', level: 0 },
  wallet: 'on',
  cashBack: 'off',
  isPlaying: false,
  needsBankVerification: false,
};
const member = (mustChangePassword: boolean): Session => ({
  status: 'member',
  member: {
    id: 7,
    account: 'player1',
    currency: 'USD',
    gradeName: '',
    type: 1,
    isAgent: false,
    agentActive: false,
    details: { ...DETAILS, mustChangePassword },
  },
  balance: { amount: '0', version: 1 },
});
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A page whose navigation reports each address, as the layout does. */
function openPage({
  device = 'desktop' as Device,
  path = '/',
  session = member(true),
  tabStorage = createKeyStore(undefined),
} = {}) {
  const state = createState<Session>(session);
  const site = createState<{ readonly device: Device }>({ device });
  const dialogs = createDialogs(NO_BACK_BUTTON);
  const visited: string[] = [];
  const bus = createBus(createTabs(undefined));
  const onUnavailable = jest.fn();
  const go = (to: string) => {
    visited.push(to);
    dialogs.dismissAll();
    const [pathname = '/', query] = to.split('?');
    gate.visit(pathname, query === undefined ? '' : `?${query}`);
  };
  const gate = createPasswordGate({
    session: {
      ...state,
      passwordChanged: () => state.set(member(false)),
      refreshBalance: async () => undefined,
    },
    bus,
    tabs: createTabs(undefined),
    site,
    dialogs,
    navigation: { go },
    tabStorage,
    onUnavailable,
  });
  gate.start();
  const [pathname = '/', query] = path.split('?');
  gate.visit(pathname, query === undefined ? '' : `?${query}`);
  return { bus, dialogs, go, onUnavailable, session: state, site, visited };
}
const opened = ({ dialogs }: ReturnType<typeof openPage>) =>
  dialogs.open$.get().map((one) => (one.kind === 'confirm' ? one.kind : one.name));

describe('on desktop', () => {
  test('opens the dialog, and closes it once the password is chosen', () => {
    const page = openPage();
    expect(page.dialogs.open$.get()).toMatchObject([
      { kind: 'offered', name: 'mf-auth:changePassword', args: { isRequired: true } },
    ]);
    void page.bus.emitOpen('mf-auth:passwordChanged', {});
    expect(opened(page)).toEqual([]);
    expect(page.visited).toEqual([]);
  });

  test('does not ask a member whose password need not change', () => {
    expect(opened(openPage({ session: member(false) }))).toEqual([]);
  });

  test('opens the dialog again after a change of the page', async () => {
    const page = openPage();
    page.go('/discount');
    await settled();
    expect(opened(page)).toEqual(['mf-auth:changePassword']);
  });

  test('does not close a dialog that the member has opened', () => {
    const page = openPage({ session: member(false) });
    void page.dialogs.openOffered('mf-auth:changePassword', {});
    page.session.set(member(false));
    expect(opened(page)).toEqual(['mf-auth:changePassword']);
  });

  test('reports that the dialog is unavailable, and tries again on the next page', async () => {
    const page = openPage();
    page.dialogs.fail(page.dialogs.open$.get()[0]!.id);
    await settled();
    expect(page.onUnavailable).toHaveBeenCalledTimes(1);
    page.go('/faq');
    await settled();
    expect(opened(page)).toEqual(['mf-auth:changePassword']);
  });

  test.each(['/loading', '/close', '/play'])('does not ask in the window at %s', (path) => {
    expect(opened(openPage({ path }))).toEqual([]);
  });
});

describe('on the phone', () => {
  test('leads to the Info page and back to the page that was wanted last', async () => {
    const page = openPage({ device: 'mobile', path: '/discount/3?from=letter' });
    await settled();
    expect(page.visited).toEqual(['/user/Info']);
    page.go('/faq');
    await settled();
    expect(page.visited).toEqual(['/user/Info', '/faq', '/user/Info']);
    page.session.set(member(false));
    expect(page.visited.at(-1)).toBe('/faq');
    expect(opened(page)).toEqual([]);
  });

  test('returns to the page that was wanted after a reload of the Info page, too', async () => {
    const tabStorage = createKeyStore(undefined);
    openPage({ device: 'mobile', path: '/discount', tabStorage });
    await settled();
    const reloaded = openPage({ device: 'mobile', path: '/user/Info', tabStorage });
    reloaded.session.set(member(false));
    expect(reloaded.visited).toEqual(['/discount']);
  });

  test('waits until the login’s dialog has closed', async () => {
    const page = openPage({ device: 'mobile', session: { status: 'guest' } });
    const entered = page.dialogs.open('login', {});
    page.session.set(member(true));
    await settled();
    expect(page.visited).toEqual([]);
    page.dialogs.close(page.dialogs.open$.get()[0]!.id, 'loggedIn');
    await settled();
    expect(await entered).toBe('loggedIn');
    expect(page.visited).toEqual(['/user/Info']);
  });

  test('stays on the page after a logout', async () => {
    const page = openPage({ device: 'mobile' });
    await settled();
    page.session.set({ status: 'guest' });
    page.session.set(member(false));
    expect(page.visited).toEqual(['/user/Info']);
  });

  test('opens the dialog when the window becomes wide', async () => {
    const page = openPage({ device: 'mobile' });
    await settled();
    page.site.set({ device: 'desktop' });
    expect(opened(page)).toEqual(['mf-auth:changePassword']);
  });
});
