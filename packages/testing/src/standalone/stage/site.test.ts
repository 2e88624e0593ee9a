/** @jest-environment jsdom */
import '../../dom.ts';
import { createFakeShell } from '../../fake-shell.ts';
import { START } from '../bench/state.ts';
import { applyBalance, applySite, applyVisitor, visitorOf } from './site.ts';

test('the visitor becomes who the state says, and is announced', () => {
  const shell = createFakeShell();
  applyVisitor(shell, { ...START, as: 'agent', currency: 'INR', balance: '5.00' });
  expect(shell.session.get()).toMatchObject({
    status: 'member',
    member: { isAgent: true, agentActive: true, currency: 'INR' },
    balance: { amount: '5.00' },
  });
  applyVisitor(shell, { ...START, as: 'guest' });
  expect(visitorOf(shell.session.get())).toBe('guest');
  expect(shell.bus.emitted.map(({ name }) => name)).toEqual(['session.started', 'session.ended']);
});

test('who is so already is left alone', () => {
  const shell = createFakeShell({ session: 'member' });
  const before = shell.session.get();
  applyVisitor(shell, { ...START, as: 'member' });
  expect(shell.session.get()).toBe(before);
  applyVisitor(shell, { ...START, as: 'restoring' });
  expect(shell.session.get()).toEqual({ status: 'restoring' });
});

test('a balance changes with a new version; a guest has none', () => {
  const shell = createFakeShell({ session: 'member' });
  applyBalance(shell, '7.00');
  expect(shell.session.get()).toMatchObject({ balance: { amount: '7.00', version: 2 } });
  expect(shell.bus.emitted).toEqual([{ name: 'wallet.changed', payload: {} }]);
  const guest = createFakeShell();
  applyBalance(guest, '7.00');
  expect(guest.bus.emitted).toEqual([]);
});

test('the site has theme and currency of the state, and the root element for the styles', () => {
  const shell = createFakeShell();
  let changes = 0;
  shell.site.subscribe(() => (changes += 1));
  const state = { ...START, theme: 'suncity', mobileTheme: 'origin_mobile', currency: 'BRL' } as const;
  applySite(shell, state);
  expect(shell.site.get()).toMatchObject({ currency: 'BRL', device: 'mobile', template: 'origin_mobile' });
  expect(shell.site.get().settings).toMatchObject({ template: 'suncity' });
  expect(document.documentElement.dataset).toMatchObject({
    template: 'suncity',
    mobileTemplate: 'origin_mobile',
  });
  applySite(shell, state);
  expect(changes).toBe(1);
});
