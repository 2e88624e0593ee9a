/** @jest-environment jsdom */
import { refuse, type Answers } from '@tessera/testing';
import { agentApply, applyForAgentCheck } from '@tessera/wire';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../test-scope.tsx';
import { MEMBER } from '../testing/member.fixture.ts';
import RegisterPage from './RegisterPage.tsx';

const application = (state: 'none' | 'pending' | 'approved' | 'rejected', reason: string | null = null) => ({
  state,
  appliedAt: state === 'none' ? null : '2026-11-01T10:00:00Z',
  decidedAt: null,
  reason,
  agreementVersion: null,
});
const agreement = { version: 3, publishedAt: '2026-11-01T10:00:00Z', list: [] };

async function open(answers: Answers = {}) {
  const user = userEvent.setup();
  const shown = await show(<RegisterPage member={MEMBER} />, {
    session: 'member',
    answers: {
      agentApplication: application('none'),
      agentAgreement: agreement,
      applyForAgentCheck: { isAllowed: 1 },
      ...answers,
    },
  });
  return { ...shown, user };
}

async function apply(answers: Answers) {
  const shown = await open(answers);
  await shown.user.type(await screen.findByLabelText(/^Number or address/), '5550101');
  await shown.user.type(screen.getByLabelText(/^How will you bring/), 'My channel');
  await shown.user.type(screen.getByLabelText(/^Agent’s number/), '12');
  await shown.user.click(screen.getByRole('checkbox'));
  await shown.user.click(screen.getByRole('button', { name: 'Apply' }));
  return shown;
}

test('asks a guest to log in', async () => {
  await show(<RegisterPage />);
  expect(screen.getByText('Please log in')).toBeVisible();
});

test.each([
  [application('pending'), 'Your application is under review'],
  [application('approved'), 'You are an agent now'],
])('shows the state of the application without a form', async (state, title) => {
  await open({ agentApplication: state });
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Apply' })).not.toBeInTheDocument();
});

test('shows why an application was refused, and takes another one', async () => {
  await open({ agentApplication: application('rejected', 'Too few players') });
  expect(await screen.findByText('Reason: Too few players')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Apply' })).toBeVisible();
});

test('checks the fields before anything is sent', async () => {
  const { shell, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Apply' }));
  expect(screen.getAllByText('This field is required.')).toHaveLength(2);
  expect(screen.getByText('Please accept the agreement.')).toBeVisible();
  expect(shell.api.sentTo(applyForAgentCheck)).toEqual([]);
});

test('says what is wrong with a field when it is left, and not while it is typed', async () => {
  const { user } = await open();
  await user.type(await screen.findByLabelText(/^Your website/), 'example.com');
  expect(screen.queryByText('Enter an address that begins with https://.')).not.toBeInTheDocument();
  await user.tab();
  expect(screen.getByText('Enter an address that begins with https://.')).toBeVisible();
  await user.type(screen.getByLabelText(/^Agent’s number/), 'Anna');
  await user.tab();
  expect(screen.getByText('Use digits only.')).toBeVisible();
  // The fault of another field stays, and an empty field is refused by the submission only.
  expect(screen.getByText('Enter an address that begins with https://.')).toBeVisible();
  await user.click(screen.getByLabelText(/^Number or address/));
  await user.tab();
  expect(screen.queryByText('This field is required.')).not.toBeInTheDocument();
});

test('reads the digits of other scripts, and composes what was typed', async () => {
  const { shell, user } = await open({ agentApply: refuse('104') });
  await user.type(await screen.findByLabelText(/^Number or address/), '０９１２ ３４५६');
  await user.type(screen.getByLabelText(/^How will you bring/), 'Cafe\u0301');
  await user.type(screen.getByLabelText(/^Agent’s number/), ' १२ ');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await screen.findByText('Your application is under review');
  expect(shell.api.sentTo(agentApply)).toEqual([
    {
      agreementVersion: 3,
      contactKind: 'phone',
      contact: '09123456',
      intention: 'Caf\u00e9',
      agentId: 12,
    },
  ]);
});

test('keeps all that is pasted, and says which of it is too long', async () => {
  const { shell, user } = await open();
  const long = {
    '^Number or address': 'a'.repeat(65),
    '^How will you bring': 'a'.repeat(501),
    '^Your website': `https://example.com/${'a'.repeat(500)}`,
  };
  for (const [label, text] of Object.entries(long)) {
    await user.click(await screen.findByLabelText(new RegExp(label)));
    await user.paste(text);
  }
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  for (const [label, text] of Object.entries(long)) {
    expect(screen.getByLabelText(new RegExp(label))).toHaveValue(text);
    expect(screen.getByLabelText(new RegExp(label))).toHaveAccessibleDescription(
      'This is too long. Please shorten it.',
    );
  }
  expect(shell.api.sentTo(applyForAgentCheck)).toEqual([]);
});

test('checks the introducer, and sends the application with the version that was accepted', async () => {
  let state: 'none' | 'pending' = 'none';
  const { shell } = await apply({
    agentApplication: () => application(state),
    agentApply: () => {
      state = 'pending';
      return { state: 'pending', appliedAt: '2026-11-01T10:00:00Z' };
    },
  });
  expect(await screen.findByText('Your application is under review')).toBeVisible();
  expect(shell.drafts?.get('application')).toBeUndefined();
  expect(shell.api.sentTo(applyForAgentCheck)).toEqual([{ applyAgentFlag: 1, agentId: 12 }]);
  expect(shell.api.sentTo(agentApply)).toEqual([
    {
      agreementVersion: 3,
      contactKind: 'phone',
      contact: '5550101',
      intention: 'My channel',
      agentId: 12,
    },
  ]);
});

test('keeps what is typed over a reload, until the application is sent', async () => {
  const drafts = new Map<string, string>();
  const options = {
    session: 'member',
    drafts,
    answers: { agentApplication: application('none'), agentAgreement: agreement },
  } as const;
  const view = await show(<RegisterPage member={MEMBER} />, options);
  await userEvent.type(await screen.findByLabelText(/^How will you bring/), 'My channel');
  view.unmount();
  await show(<RegisterPage member={MEMBER} />, options);
  expect(await screen.findByLabelText(/^How will you bring/)).toHaveValue('My channel');
});

test('does not send an application under an agent who cannot take the member in', async () => {
  const { shell } = await apply({ applyForAgentCheck: refuse('101') });
  expect(await screen.findByText('This agent cannot take you in.')).toBeVisible();
  expect(screen.getByLabelText(/^Agent’s number/)).toHaveFocus();
  expect(shell.api.sentTo(agentApply)).toEqual([]);
});

test.each([
  ['101', 'This agent cannot take you in.'],
  ['102', 'You are an agent already.'],
  ['103', 'The agreement has a newer version. Please read it first.'],
  ['104', 'Your application is under review'],
])('words the refusal %s', async (code, words) => {
  await apply({ agentApply: refuse(code) });
  expect(await screen.findByText(words)).toBeVisible();
});
