/** @jest-environment jsdom */
import { refuse, type FakeShellOptions } from '@tessera/testing';
import { installDialog } from '@tessera/ui/testing';
import { CallError, redEnvelope, redEnvelopePromotion } from '@tessera/wire';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ended } from '../fairness/envelope.fixture.ts';
import { show } from '../test-scope.tsx';
import { countdownText } from './countdown.ts';
import EnvelopeDialog from './EnvelopeDialog.tsx';

beforeAll(installDialog);

const soon = () => new Date(Date.now() + 3_600_000).toISOString();
const close = jest.fn();
const open = (answers: FakeShellOptions['answers'], session: 'member' | 'guest' = 'member') =>
  show(<EnvelopeDialog args={{}} close={close} />, { session, answers });
const button = () => screen.findByRole('button', { name: 'Open the envelope' });

test('opens the envelope once, shows the share, and refreshes the balance on closing', async () => {
  let respond: (answer: { cash: string }) => void = () => undefined;
  const { shell } = await open({
    redEnvelopePromotion: { envelope: { id: 3, endAt: soon() } },
    redEnvelope: () => new Promise((resolve) => (respond = resolve)),
  });
  expect(screen.getByRole('dialog', { name: 'Red envelope' })).toBeVisible();
  expect(await screen.findByRole('timer')).toHaveTextContent(/Ends in (1:00:00|59:5\d)/);
  expect(await button()).toHaveAttribute('data-tone', 'primary');
  const announced = screen.getByRole('status');
  await userEvent.dblClick(await button());
  expect(shell.api.sentTo(redEnvelope)).toEqual([{ id: 3 }]);
  expect(announced).toBeEmptyDOMElement();
  await act(async () => respond({ cash: '12.50' }));
  // Text, and not a drawing: also with reduced motion, and for assistive technology.
  expect(await within(announced).findByText('$12.50')).toBeVisible();
  expect(shell.session.balanceRefreshes()).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(shell.session.balanceRefreshes()).toBe(1);
  expect(close).toHaveBeenCalled();
});

test('removes an envelope that is gone, and says so', async () => {
  await open({
    redEnvelopePromotion: { envelope: { id: 3, endAt: soon() } },
    redEnvelope: refuse('102', 'gone'),
  });
  await userEvent.click(await button());
  expect(await screen.findByRole('alert')).toHaveTextContent('This envelope is gone');
  expect(screen.queryByRole('button', { name: 'Open the envelope' })).not.toBeInTheDocument();
});

test.each([
  [refuse('500001', 'The envelope sleeps.'), 'The envelope sleeps.'],
  [new CallError(redEnvelope, { kind: 'network' }, ''), 'There is no connection.'],
  [new CallError(redEnvelope, { kind: 'timeout' }, ''), 'The answer took too long.'],
])('keeps the envelope after another failure, with its words', async (failure, words) => {
  await open({ redEnvelopePromotion: { envelope: { id: 3, endAt: soon() } }, redEnvelope: failure });
  await userEvent.click(await button());
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(await button()).toBeVisible();
});

test('ends at zero, and asks for the next one 3 s later', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-06-01T00:00:00Z') });
  try {
    const { shell } = await open({
      redEnvelopePromotion: { envelope: { id: 3, endAt: '2026-05-31T20:00:02-04:00' } },
    });
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByRole('timer')).toHaveTextContent('Ends in 0:01');
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByText('This envelope has ended')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(2_900));
    expect(shell.api.sentTo(redEnvelopePromotion)).toHaveLength(1);
    shell.api.answer(redEnvelopePromotion, { envelope: null });
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(shell.api.sentTo(redEnvelopePromotion)).toHaveLength(2);
    expect(screen.getByText('No red envelope at the moment')).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});

test('asks again for the next one, 3 s after a question that has failed', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-06-01T00:00:00Z') });
  try {
    const { shell } = await open({
      redEnvelopePromotion: { envelope: { id: 3, endAt: '2026-05-31T20:00:02-04:00' } },
    });
    for (let second = 1; second <= 2; second += 1) await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByText('This envelope has ended')).toBeVisible();
    shell.api.answer(redEnvelopePromotion, new CallError(redEnvelopePromotion, { kind: 'network' }, ''));
    await act(() => jest.advanceTimersByTimeAsync(3_100));
    const asked = shell.api.sentTo(redEnvelopePromotion).length;
    expect(asked).toBeGreaterThan(1);
    shell.api.answer(redEnvelopePromotion, { envelope: null });
    await act(() => jest.advanceTimersByTimeAsync(3_100));
    expect(shell.api.sentTo(redEnvelopePromotion)).toHaveLength(asked + 1);
    expect(screen.getByText('No red envelope at the moment')).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});

test('counts down by the platform’s clock, not by the device’s', async () => {
  const fast = (ms: number) => new Date(Date.now() + ms - 3_600_000).toISOString();
  await open({ redEnvelopePromotion: () => ({ envelope: { id: 3, endAt: fast(60_500) }, now: fast(0) }) });
  expect(await screen.findByRole('timer')).toHaveTextContent(/Ends in (1:0[01]|0:59)/);
});

test.each([
  ['behind', 17],
  ['ahead of', -17],
])(
  'counts down by the site’s clock where the answer has none, with a device 17 minutes %s it',
  async (_, minutes) => {
    const now = () => Date.now() + minutes * 60_000;
    const endAt = new Date(now() + 60_500).toISOString();
    await show(<EnvelopeDialog args={{}} close={close} />, {
      session: 'member',
      clock: { now },
      answers: { redEnvelopePromotion: { envelope: { id: 3, endAt } } },
    });
    expect(await screen.findByRole('timer')).toHaveTextContent(/Ends in (1:0[01]|0:59)/);
  },
);

test('does not jump with the clock of the device', async () => {
  const at = (ms: number) => new Date(Date.now() + ms).toISOString();
  await open({ redEnvelopePromotion: { envelope: { id: 3, endAt: at(60_500) }, now: at(0) } });
  await screen.findByRole('timer');
  const real = Date.now;
  jest.spyOn(Date, 'now').mockImplementation(() => real() + 3_600_000);
  await userEvent.click(await button());
  expect(screen.getByRole('timer')).toHaveTextContent(/Ends in (1:0[01]|0:5\d)/);
  jest.restoreAllMocks();
});

test('says that this back end has none', async () => {
  await open({ redEnvelopePromotion: new CallError(redEnvelopePromotion, { kind: 'unavailable' }, '') });
  await waitFor(() => expect(screen.getByText('Not available here')).toBeVisible());
});

test.each([
  [0, '0:00'],
  [61_000, '1:01'],
  [3_845_000, '1:04:05'],
])('%d ms are written as %s', (ms, words) => {
  expect(countdownText(ms)).toBe(words);
});

describe('ended envelopes', () => {
  const { envelope: last } = ended();
  const look = async (answers: FakeShellOptions['answers'], options: FakeShellOptions = {}) => {
    const shown = await show(<EnvelopeDialog args={{}} close={close} />, {
      session: 'member',
      answers: { redEnvelopePromotion: { envelope: null }, ...answers },
      ...options,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Earlier envelopes' }));
    return { ...shown, dialog: await screen.findByRole('dialog', { name: 'Earlier envelopes' }) };
  };

  test('are cut again from their seeds, and add up to the pot', async () => {
    const { dialog } = await look({ redEnvelopesEnded: { list: [last, ended(2, 300).envelope] } });
    expect(await within(dialog).findByText('This envelope is as promised')).toBeVisible();
    expect(within(dialog).getByText(/add up to \$7\.00/)).toBeVisible();
    expect(within(dialog).getByText(`Your share: $${last.mine?.cash}, by claim number 3`)).toBeVisible();
    expect(within(dialog).getByText(last.seed)).toBeVisible();
    const shares = within(dialog).getByRole('list', { name: 'Shares in the order of the claims' });
    const amounts = within(shares).getAllByRole('listitem');
    expect(amounts.map(({ textContent }) => textContent)[2]).toBe(`$${last.mine?.cash}`);
    expect(amounts.reduce((sum, { textContent }) => sum + Number(textContent.slice(1)), 0)).toBeCloseTo(7, 9);
    await userEvent.click(within(dialog).getByText('$7.00 in 300 shares'));
    expect(await within(dialog).findByText('And 200 more')).toBeVisible();
  });

  test('are compared with the commitment that this device was shown while they ran', async () => {
    const kept = new Map();
    const { hash, amount, shares } = last;
    await show(<EnvelopeDialog args={{}} close={close} />, {
      session: 'member',
      kept,
      answers: {
        redEnvelopePromotion: {
          envelope: { id: last.id, endAt: soon(), fairness: { hash: 'f'.repeat(64), amount, shares } },
        },
      },
    });
    await button();
    cleanup();
    const { dialog } = await look({ redEnvelopesEnded: { list: [{ ...last, hash }] } }, { kept });
    expect(await within(dialog).findByText('This envelope is not as promised')).toBeVisible();
    expect(within(dialog).getByText('f'.repeat(64))).toBeVisible();
  });

  test('may be none yet', async () => {
    const { dialog } = await look({ redEnvelopesEnded: { list: [] } });
    expect(await within(dialog).findByText('No envelope has ended yet')).toBeVisible();
  });
});
