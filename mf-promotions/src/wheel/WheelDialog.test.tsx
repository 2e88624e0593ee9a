/** @jest-environment jsdom */
import { redrawSpin, spinCommitment } from '@tessera/domain/fairness';
import { refuse, type FakeShellOptions } from '@tessera/testing';
import { installDialog } from '@tessera/ui/testing';
import { CallError, rouletteInfo, rouletteSpin, type AnswerOf, type PayloadOf } from '@tessera/wire';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { show } from '../test-scope.tsx';
import WheelDialog from './WheelDialog.tsx';

beforeAll(installDialog);

const info: AnswerOf<typeof rouletteInfo> = {
  detail: { id: 9, drawsPerDay: 3, endAt: null, nextDrawsAt: '2026-06-02T00:00:00-04:00' },
  prizeSettings: [
    { prizeId: 1, angle: 0, amount: '5.00' },
    { prizeId: 2, angle: 90, amount: '0.00' },
    { prizeId: 3, angle: 180, amount: '20.00' },
    { prizeId: 4, angle: 270, amount: '0.00' },
  ],
  remainingDraws: 3,
};
const open = (
  answers: FakeShellOptions['answers'],
  options: FakeShellOptions = {},
  part = <WheelDialog args={{}} close={() => undefined} />,
) =>
  show(part, {
    session: 'member',
    answers: { rouletteInfo: info, ...answers },
    ...options,
  });
const spin = () => screen.findByRole('button', { name: 'Spin' });
const turned = () => document.querySelector<SVGGElement>('[data-part="disc"]')!.style.transform;

test('turns 3600 degrees and the way to the prize, and shows the prize when the wheel has stopped', async () => {
  jest.useFakeTimers();
  const animate = jest.fn<unknown, [Keyframe[], KeyframeAnimationOptions]>(() => ({ cancel: jest.fn() }));
  Object.assign(Element.prototype, { animate });
  try {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    let remainingDraws = 3;
    const { shell } = await open({
      rouletteInfo: () => ({ ...info, remainingDraws }),
      rouletteSpin: () => ({ prizeId: 3, remainingDraws: (remainingDraws -= 1) }),
    });
    await act(() => jest.advanceTimersByTimeAsync(0));
    await user.dblClick(await spin());
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(shell.api.sentTo(rouletteSpin)).toEqual([{ id: 9 }]);
    expect(animate.mock.calls.map(([steps, { duration }]) => [steps.at(-1), duration])).toEqual([
      [{ transform: 'rotate(3780deg)' }, 1_500],
    ]);
    await act(() => jest.advanceTimersByTimeAsync(1_400));
    expect(document.documentElement.outerHTML).not.toMatch(/3780|You won|data-won/);
    expect([...shell.toast.shown, ...shell.offers.emitted]).toEqual([]);
    expect(shell.session.balanceRefreshes()).toBe(0);
    expect(screen.getByText(/Draws left today: 3/)).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(turned()).toBe('rotate(3780deg)');
    expect(screen.getByText('You won $20.00')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByText(/Draws left today: 2/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(shell.session.balanceRefreshes()).toBe(1);
  } finally {
    jest.useRealTimers();
    Reflect.deleteProperty(Element.prototype, 'animate');
  }
});

test('has the chances of a wheel without the prize that was won last, from its stop on', async () => {
  jest.useFakeTimers();
  try {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const chances = (...sweeps: [prizeId: number, angle: number, sweep: number][]) => ({
      ...info,
      prizeSettings: sweeps.map(([prizeId, angle, sweep]) => ({
        prizeId,
        angle,
        sweep,
        amount: `${prizeId}.00`,
      })),
    });
    let answer = chances([1, 0, 90], [2, 135, 180], [3, 270, 90]);
    const { scope } = await open({
      rouletteInfo: () => answer,
      rouletteSpin: () => {
        answer = chances([1, 0, 120], [2, 180, 240]);
        return { prizeId: 3, remainingDraws: 2 };
      },
    });
    const printed = () =>
      within(screen.getByRole('list', { name: 'Prizes and their chances' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    await act(() => jest.advanceTimersByTimeAsync(0));
    await user.click(await spin());
    await act(() => jest.advanceTimersByTimeAsync(0));
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    // Another member's spin, say, has the wheel requested again while this one turns.
    await act(() => scope.queries.invalidateQueries());
    await act(() => jest.advanceTimersByTimeAsync(400));
    expect(printed()).toEqual(['$3.00 25%', '$2.00 50%', '$1.00 25%']);
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByText('You won $3.00')).toBeVisible();
    expect(printed()).toEqual(['$2.00 66.7%', '$1.00 33.3%']);
  } finally {
    jest.useRealTimers();
  }
});

test('keeps the prize that was won at the pointer when the arcs change', async () => {
  const drafts = new Map([['wheelQuick', '1']]);
  let answer = info;
  const { scope } = await open(
    { rouletteInfo: () => answer, rouletteSpin: { prizeId: 3, remainingDraws: 2 } },
    { drafts },
  );
  await userEvent.click(await spin());
  await waitFor(() => expect(turned()).toBe('rotate(3780deg)'));
  answer = {
    ...info,
    prizeSettings: info.prizeSettings.map((prize) => ({ ...prize, angle: prize.angle / 2 })),
  };
  await act(() => scope.queries.invalidateQueries());
  await waitFor(() => expect(turned()).toBe('rotate(3510deg)'));
});

test('shows the wheel that runs when it is opened again, and none until it is known', async () => {
  let answer: AnswerOf<typeof rouletteInfo> | Promise<never> = info;
  function Reopened() {
    const [isOpen, setOpen] = useState(true);
    if (isOpen) return <WheelDialog args={{}} close={() => setOpen(false)} />;
    return <button onClick={() => setOpen(true)}>Open</button>;
  }
  const { shell } = await open({ rouletteInfo: () => answer as typeof info }, {}, <Reopened />);
  expect(await spin()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  answer = new Promise<never>(() => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('status', { name: 'Loading the page' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Spin' })).not.toBeInTheDocument();
  expect(shell.api.sentTo(rouletteInfo)).toHaveLength(2);
});

test('spins only where no other tab turns the wheel', async () => {
  let isTaken = true;
  const locks = {
    request: async (_name: string, _options: LockOptions, work: (lock: object | null) => unknown) =>
      work(isTaken ? null : {}),
  };
  Object.assign(navigator, { locks });
  try {
    const { shell } = await open({ rouletteSpin: { prizeId: 2, remainingDraws: 2 } });
    await userEvent.click(await spin());
    expect(await screen.findByRole('alert')).toHaveTextContent('The wheel is turning in another tab.');
    expect(shell.api.sentTo(rouletteSpin)).toEqual([]);
    isTaken = false;
    await userEvent.click(await spin());
    await waitFor(() => expect(shell.api.sentTo(rouletteSpin)).toHaveLength(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  } finally {
    Reflect.deleteProperty(navigator, 'locks');
  }
});

test('prints the chance of each prize, which is its part of the wheel, from the biggest prize to none', async () => {
  const prizeSettings = info.prizeSettings.map((prize) => ({ ...prize, sweep: 90 }));
  await open({ rouletteInfo: { ...info, prizeSettings } });
  const prizes = await screen.findByRole('list', { name: 'Prizes and their chances' });
  expect(
    within(prizes)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['$20.00 25%', '$5.00 25%', 'No prize 25%', 'No prize 25%']);
});

test('marks each prize in the list with the stone of its part', async () => {
  await open({});
  const prizes = await screen.findByRole('list', { name: 'Prizes and their chances' });
  const stones = [...document.querySelectorAll('[data-part="disc"] > path[d*="A88"]')].map((part) =>
    part.getAttribute('fill'),
  );
  const probe = document.createElement('i');
  const swatches = within(prizes)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('span')?.style.background);
  const written = stones.map((stone) => ((probe.style.background = stone ?? ''), probe.style.background));
  // The wheel has them by their angles, the list by their amounts.
  expect(swatches).toEqual([written[2], written[0], written[1], written[3]]);
  expect(new Set(swatches).size).toBe(3);
});

test('has one thing to do, and says before the first spin what can be won most', async () => {
  await open({ rouletteSpin: { prizeId: 2, remainingDraws: 2 } }, { drafts: new Map([['wheelQuick', '1']]) });
  expect(await spin()).toHaveAttribute('data-tone', 'primary');
  expect(document.querySelectorAll('[data-tone="primary"]')).toHaveLength(1);
  expect(screen.getByRole('status')).toHaveTextContent('Biggest prize: $20.00');
  await userEvent.click(await spin());
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^No prize$/));
});

test('skips the animation on demand, and keeps that in the tab', async () => {
  const drafts = new Map<string, string>();
  await open({ rouletteSpin: { prizeId: 2, remainingDraws: 2 } }, { drafts });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Skip the animation' }));
  expect([...drafts.keys()]).toEqual(['wheelQuick']);
  await userEvent.click(await spin());
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No prize'));
  const prizes = screen.getByRole('list', { name: 'Prizes and their chances' });
  expect(within(prizes).getAllByRole('listitem')).toHaveLength(4);
  expect(turned()).toBe('rotate(3870deg)');
});

test('says in a dialog of its own that no draws are left', async () => {
  await open({ rouletteSpin: refuse('2093101') });
  await userEvent.click(await spin());
  const notice = await screen.findByRole('alertdialog', { name: 'You have no draws left' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  const [footer] = notice.getElementsByTagName('footer');
  const [understood, ...others] = within(footer!).getAllByRole('button');
  expect(understood).toHaveTextContent('Got it');
  expect(others).toEqual([]);
  await userEvent.click(understood!);
  expect(notice).not.toBeInTheDocument();
  expect(await spin()).toBeEnabled();
});

test.each([
  ['2093102', 'The wheel is closed'],
  ['2093103', 'All prizes of this wheel are gone.'],
  ['2093104', 'The wheel has changed, or you have spun it in another tab.'],
  ['2093199', 'The server’s own words.'],
])('explains %s', async (code, words) => {
  await open({ rouletteSpin: refuse(code, 'The server’s own words.') });
  await userEvent.click(await spin());
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(await spin()).toBeEnabled();
});

test('says that no wheel is open', async () => {
  await open({ rouletteInfo: refuse('2095101') });
  expect(await screen.findByText('The wheel is closed')).toBeVisible();
});

describe('a spin that can be checked', () => {
  const prizes = info.prizeSettings.map(({ prizeId }) => ({ prizeId, weight: 1 }));
  const promiseOf = (byte: string) => ({ seed: byte.repeat(32), rouletteId: 9, prizes });
  const hash = spinCommitment(promiseOf('ab'));
  const nextHash = spinCommitment(promiseOf('cd'));
  let present = hash;
  beforeEach(() => (present = hash));
  const promised: FakeShellOptions['answers'] = {
    rouletteInfo: () => ({ ...info, fairness: { hash: present } }),
  };
  const quick = new Map([['wheelQuick', '1']]);
  const sendHonestly = ({ words = '' }: PayloadOf<typeof rouletteSpin>) => {
    const fairness = { ...promiseOf('ab'), hash, words, gone: [], nextHash };
    present = nextHash;
    return { prizeId: redrawSpin(fairness) ?? 0, remainingDraws: 2, fairness };
  };
  const check = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name }));
    return screen.findByRole('dialog', { name });
  };

  test('is drawn from the commitment that was shown and words of this device, and is checked here', async () => {
    const { shell } = await open({ ...promised, rouletteSpin: sendHonestly }, { drafts: quick });
    await userEvent.click(await spin());
    const dialog = await check('Check this spin');
    const [sent] = shell.api.sentTo(rouletteSpin);
    expect(sent).toMatchObject({ id: 9, hash });
    expect(sent?.words).toMatch(/^[\da-f-]{32,}$/);
    expect(within(dialog).getByText('This spin is as promised')).toBeVisible();
    for (const value of ['ab'.repeat(32), String(sent?.words), nextHash])
      expect(within(dialog).getByText(value)).toBeVisible();
    expect(within(dialog).getAllByText(hash)).toHaveLength(2);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Copy: Seed, revealed afterwards' }));
    expect(await within(dialog).findByText('Copied.')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await userEvent.click(await spin());
    await waitFor(() => expect(shell.api.sentTo(rouletteSpin)).toHaveLength(2));
    expect(shell.api.sentTo(rouletteSpin)[1]).toMatchObject({ hash: nextHash });
    expect(shell.api.sentTo(rouletteSpin)[1]?.words).not.toBe(sent?.words);
  });

  test('says when it is not what was promised', async () => {
    const sendFalsely = (payload: PayloadOf<typeof rouletteSpin>) => {
      const answer = sendHonestly(payload);
      return { ...answer, prizeId: (answer.prizeId % 4) + 1 };
    };
    await open({ ...promised, rouletteSpin: sendFalsely }, { drafts: quick });
    await userEvent.click(await spin());
    const dialog = await check('Check this spin');
    expect(within(dialog).getByText('This spin is not as promised')).toBeVisible();
    expect(within(dialog).getByText(/Your device draws another prize/)).toBeVisible();
  });

  test('shows the commitment before the spin', async () => {
    await open(promised);
    const dialog = await check('How spins can be checked');
    expect(within(dialog).getByText(hash)).toBeVisible();
    expect(within(dialog).queryByText(/as promised/)).not.toBeInTheDocument();
  });

  test('is sent again as it was while its outcome is unknown', async () => {
    const lost = new CallError(rouletteSpin, { kind: 'network' }, '');
    const { shell } = await open({ ...promised, rouletteSpin: lost }, { drafts: quick });
    await userEvent.click(await spin());
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no connection.');
    shell.api.answer(rouletteSpin, sendHonestly);
    await userEvent.click(await spin());
    await screen.findByRole('button', { name: 'Check this spin' });
    const [first, second] = shell.api.sent.filter(({ name }) => name === rouletteSpin.name);
    // Payload and idempotency key: by these the platform knows a repetition.
    expect(first?.idempotencyKey).toMatch(/^[\w-]{16,}$/);
    expect(second).toEqual(first);
  });
});
