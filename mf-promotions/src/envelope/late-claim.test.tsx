/** @jest-environment jsdom */
import type { FakeShellOptions } from '@tessera/testing';
import { installDialog } from '@tessera/ui/testing';
import { CallError, redEnvelope, redEnvelopePromotion } from '@tessera/wire';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../test-scope.tsx';
import EnvelopeDialog from './EnvelopeDialog.tsx';

beforeAll(installDialog);

const LOST = new CallError(redEnvelope, { kind: 'network' }, '');
const RUNNING = { envelope: { id: 3, endAt: new Date(Date.now() + 3_600_000).toISOString() } };
const open = (answers: FakeShellOptions['answers'], options: FakeShellOptions = {}) =>
  show(<EnvelopeDialog args={{}} close={() => undefined} />, { session: 'member', answers, ...options });
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Open the envelope' }));

test.each([
  [{ cash: '12.50' }, { tone: 'success', text: 'Red envelope: your share is $12.50' }],
  [LOST, { tone: 'error', text: 'There is no connection. Check your network and try again.' }],
])('shows the outcome of a claim that comes after the envelope was closed', async (answer, toast) => {
  let respond: () => void = () => undefined;
  const { shell, unmount } = await open({
    redEnvelopePromotion: RUNNING,
    redEnvelope: () =>
      new Promise<{ cash: string }>((resolve, reject) => {
        respond = () => (answer instanceof Error ? reject(answer) : resolve(answer));
      }),
  });
  await press();
  unmount();
  expect(shell.toast.shown).toEqual([]);
  await act(async () => respond());
  await waitFor(() => expect(shell.toast.shown).toEqual([toast]));
});

test('repeats a claim whose answer was lost when the envelope is opened after a reload, and shows the share', async () => {
  const document = { drafts: new Map<string, string>(), kept: new Map() };
  const before = await open({ redEnvelopePromotion: RUNNING, redEnvelope: LOST }, document);
  await press();
  expect(await screen.findByRole('alert')).toBeVisible();
  const claims = (shell: typeof before.shell) =>
    shell.api.sent.filter(({ name }) => name === redEnvelope.name);
  const lost = claims(before.shell);
  expect(lost).toMatchObject([{ payload: { id: 3 } }]);
  cleanup();
  // The platform has carried it out: it offers no envelope.
  const { shell } = await open(
    { redEnvelopePromotion: { envelope: null }, redEnvelope: { cash: '12.50' } },
    document,
  );
  expect(await screen.findByText('$12.50')).toBeVisible();
  expect(claims(shell)).toEqual(lost);
  expect([...document.drafts.keys()]).toEqual([]);
});

test('can repeat a claim that was not answered although the platform has no envelope any more', async () => {
  const { shell, scope } = await open({ redEnvelopePromotion: RUNNING, redEnvelope: LOST });
  await press();
  expect(await screen.findByRole('alert')).toBeVisible();
  shell.api.answer(redEnvelopePromotion, { envelope: null });
  await act(() => scope.queries.invalidateQueries());
  await waitFor(() => expect(screen.queryByRole('timer')).not.toBeInTheDocument());
  shell.api.answer(redEnvelope, { cash: '12.50' });
  await press();
  expect(await screen.findByText('$12.50')).toBeVisible();
  const [first, second] = shell.api.sent.filter(({ name }) => name === redEnvelope.name);
  expect(second).toEqual(first);
});
