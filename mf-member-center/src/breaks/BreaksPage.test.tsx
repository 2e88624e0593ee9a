/** @jest-environment jsdom */
import { show } from '../test-scope.tsx';
import { refuse, type Answers } from '@tessera/testing';
import {
  CallError,
  responsibleExclude,
  responsibleRealityCheckSet,
  responsibleTimeOut,
  type AnswerOf,
  type responsibleHistory,
} from '@tessera/wire';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { STATE } from '../limits/limits.fixture.ts';
import { MEMBER } from '../testing/member.fixture.ts';
import BreaksPage from './BreaksPage.tsx';

const UNTIL = '2026-12-01T10:00:00Z';
const CHECK = {
  minutes: 0,
  startedAt: new Date().toISOString(),
  playSeconds: 3_900,
  wagered: '120.00',
  won: '80.00',
  net: '-40.00',
  deposited: '50.00',
  dueAt: null,
  isDue: 0,
} satisfies Answers['responsibleRealityCheck'];
const EXCLUSION = { kind: 'time_out', from: '2026-11-24T10:00:00Z', until: UNTIL } as const;

async function open(answers: Answers = {}) {
  const user = userEvent.setup();
  const shown = await show(
    <BreaksPage member={MEMBER} />,
    {
      session: 'member',
      answers: {
        responsible: STATE,
        responsibleRealityCheck: CHECK,
        responsibleHistory: { list: [], totalCount: 0 },
        captcha: { token: 'picture-1', captcha: 'data:image/png;base64,AA==' },
        ...answers,
      },
    },
    '/user/Breaks',
  );
  shown.shell.dialogs.answerQuestions(true);
  return { ...shown, user };
}

test('shows the session’s clock and result', async () => {
  await open();
  const panel = await screen.findByRole('region', { name: 'This session' });
  expect(panel).toHaveTextContent(/Time in games1 h 5 min.*Staked\$120\.00.*Won\$80\.00.*Result-\$40\.00/);
});

test('sets the interval of the reality check', async () => {
  const { shell, user } = await open({
    responsibleRealityCheckSet: ({ minutes }) => ({ ...CHECK, minutes: minutes ?? 0 }) as typeof CHECK,
  });
  await user.selectOptions(await screen.findByLabelText('How often'), 'Every 30 minutes');
  await waitFor(() => expect(shell.api.sentTo(responsibleRealityCheckSet)).toEqual([{ minutes: 30 }]));
  await waitFor(() => expect(screen.getByLabelText('How often')).toHaveValue('30'));
});

describe('a break', () => {
  const start = async (answers: Answers) => {
    const shown = await open(answers);
    const panel = await screen.findByRole('region', { name: 'Take a break' });
    await shown.user.selectOptions(within(panel).getByLabelText('For how long'), '6 weeks');
    await shown.user.click(within(panel).getByRole('button', { name: 'Start the break' }));
    return shown;
  };

  test('starts after a question', async () => {
    const { shell } = await start({ responsibleTimeOut: { exclusion: EXCLUSION } });
    expect(shell.dialogs.questions[0]?.body).toBe('Start a break of 6 weeks now? You cannot end it early.');
    await waitFor(() => expect(shell.api.sentTo(responsibleTimeOut)).toEqual([{ length: '6_weeks' }]));
    await waitFor(() =>
      expect(shell.toast.shown.at(-1)?.text).toMatch(/^Your break lasts until Dec 1, 2026/),
    );
  });

  test('says that a longer one is in force (102)', async () => {
    await start({ responsibleTimeOut: refuse('102') });
    expect(await screen.findByRole('alert')).toHaveTextContent('A longer break is in force already.');
  });

  test('that is in force is shown', async () => {
    await open({ responsible: { ...STATE, exclusion: EXCLUSION } });
    expect(await screen.findByText(/^You are taking a break until Dec 1, 2026/)).toBeVisible();
  });
});

describe('self-exclusion', () => {
  const exclude = async (answers: Answers, password = 'play1234') => {
    const shown = await open(answers);
    if (password) await shown.user.type(await screen.findByLabelText('Your login password'), password);
    await shown.user.click(await screen.findByRole('button', { name: 'Exclude me now' }));
    return shown;
  };

  test('needs the password, and ends the session', async () => {
    const exclusion = { ...EXCLUSION, kind: 'self_exclusion' } as const;
    const { shell } = await exclude({ responsibleExclude: { exclusion } });
    await waitFor(() => expect(shell.session.get().status).toBe('guest'));
    expect(shell.api.sentTo(responsibleExclude)).toEqual([{ length: '6_months', password: 'play1234' }]);
    expect(shell.toast.shown.at(-1)?.text).toBe('You are excluded. Take care of yourself.');
  });

  test('is not sent without a password', async () => {
    const { shell } = await exclude({}, '');
    expect(await screen.findByLabelText('Your login password')).toHaveAccessibleDescription(
      'Enter your password.',
    );
    expect(shell.api.sentTo(responsibleExclude)).toEqual([]);
  });

  test('asks for a picture’s digits after too many wrong passwords, and is never locked', async () => {
    let answer: Answers['responsibleExclude'] = refuse('103');
    const { shell, user } = await exclude({ responsibleExclude: () => answer as never });
    const digits = await screen.findByRole('textbox', { name: 'Digits in the picture' });
    expect(digits).toHaveAccessibleDescription(/^Too many wrong passwords/);
    answer = refuse('105');
    await user.type(digits, '1234');
    await user.click(screen.getByRole('button', { name: 'Exclude me now' }));
    await waitFor(() => expect(digits).toHaveAccessibleDescription(/^These are not the digits/));
    expect(shell.api.sentTo(responsibleExclude).at(-1)).toMatchObject({
      captchaToken: 'picture-1',
      captchaAnswer: '1234',
    });
  });

  test('says when the password is wrong (101)', async () => {
    await exclude({ responsibleExclude: refuse('101') });
    await waitFor(() =>
      expect(screen.getByLabelText('Your login password')).toHaveAccessibleDescription(
        'This password is wrong.',
      ),
    );
  });

  test.each([
    [refuse('104'), /^This length is shorter/],
    [new CallError(responsibleExclude, { kind: 'network' }, ''), /^There is no connection/],
  ])('says why it failed: %s', async (answer, words) => {
    await exclude({ responsibleExclude: answer });
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });
});

test('lists every change with its values', async () => {
  const change = { at: UNTIL, by: 'member', limit: null, effectiveAt: UNTIL } as const;
  const list: AnswerOf<typeof responsibleHistory>['list'] = [
    { ...change, id: 3, subject: 'self_exclusion', before: null, after: 'permanent', by: 'operator' },
    { ...change, id: 2, subject: 'reality_check', before: '0', after: '15' },
    {
      ...change,
      id: 1,
      subject: 'limit',
      limit: { kind: 'deposit', period: 'day' },
      before: null,
      after: '75.00',
    },
  ];
  await open({ responsibleHistory: { list, totalCount: 3 } });
  const table = await screen.findByRole('table', { name: 'History' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows[0]).toHaveTextContent(/Self-exclusion \(by customer service\).*For good/);
  expect(rows[1]).toHaveTextContent(/Reality check.*Never.*Every 15 minutes/);
  expect(rows[2]).toHaveTextContent(/Limit: Deposits, Each day.*No limit.*\$75\.00/);
});

test('a session for records shows the history alone', async () => {
  await open({ responsible: { ...STATE, isRecordsOnly: 1 } });
  expect(await screen.findByText('Nothing has been set yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Exclude me now' })).toBeNull();
});
