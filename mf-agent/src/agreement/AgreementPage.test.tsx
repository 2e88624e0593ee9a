/** @jest-environment jsdom */
import { refuse, type Answers } from '@tessera/testing';
import { agentAgreement, agentApplication, agentConsent, CallError } from '@tessera/wire';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../test-scope.tsx';
import { AGENT } from '../testing/agent.fixture.ts';
import { MEMBER } from '../testing/member.fixture.ts';
import AgreementPage from './AgreementPage.tsx';

const version = (number: number, share: string) => ({
  version: number,
  publishedAt: '2026-11-01T10:00:00Z',
  list: [
    { title: 'Commission', content: `<p>The share is ${share}.</p>` },
    { title: 'Conduct', content: '<p>Be fair.</p>' },
  ],
});
const APPLICATION = {
  state: 'approved',
  appliedAt: '2026-10-01T10:00:00Z',
  decidedAt: null,
  reason: null,
  agreementVersion: 1,
} satisfies Answers['agentApplication'];
const both: Answers['agentAgreement'] = ({ version: asked }) =>
  asked === 1 ? version(1, '20%') : version(2, '25%');

test('shows a guest the present version', async () => {
  await show(<AgreementPage />, { answers: { agentAgreement: version(1, '20%') } });
  expect(await screen.findByText('The share is 20%.')).toBeVisible();
  expect(screen.getByText('Version 1 of Nov 1, 2026')).toBeVisible();
});

test('marks what has changed since the version that the member agreed to', async () => {
  await show(<AgreementPage member={MEMBER} />, {
    session: 'member',
    answers: { agentAgreement: both, agentApplication: APPLICATION },
  });
  const commission = await screen.findByRole('region', { name: 'Commission' });
  expect(await within(commission).findByText('Changed')).toBeVisible();
  expect(screen.getAllByText('Changed')).toHaveLength(1);
  expect(screen.getByText(/You agreed to version 1 on Oct 1, 2026\./)).toBeVisible();
});

async function openAsAgent(answers: Answers) {
  const user = userEvent.setup();
  const shown = await show(<AgreementPage member={AGENT} />, {
    session: 'agent',
    answers: { agentAgreement: both, agentApplication: APPLICATION, ...answers },
  });
  return { ...shown, user, agree: await screen.findByRole('button', { name: 'Agree to version 2' }) };
}

test('an agent agrees to the newer version with one press, and sees when', async () => {
  const { shell, user, agree } = await openAsAgent({
    agentConsent: () => {
      shell.api.answer(agentApplication, {
        ...APPLICATION,
        agreementVersion: 2,
        agreedAt: '2026-11-20T10:00:00Z',
      });
      return { version: 2, agreedAt: '2026-11-20T10:00:00Z' };
    },
  });
  expect(screen.getByText(/You agreed to version 1 on Oct 1, 2026\./)).toBeVisible();
  expect(await screen.findByText(/Sections that have changed since then are marked\./)).toBeVisible();
  await user.click(agree);
  expect(await screen.findByText(/You agreed to version 2 on Nov 20, 2026\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Agree/ })).toBeNull();
  expect(screen.queryByText('Changed')).toBeNull();
  expect(shell.api.sentTo(agentConsent)).toEqual([{ version: 2 }]);
});

test('an agent who never applied has agreed to none yet, and can', async () => {
  const none = { ...APPLICATION, state: 'none', appliedAt: null, agreementVersion: null } as const;
  await openAsAgent({ agentApplication: none });
  expect(screen.getByText('You have not agreed to this agreement yet.')).toBeVisible();
});

test.each([
  ['103', 'The agreement has a newer version. Please read it first.'],
  ['108', 'Your agent account is suspended'],
] as const)('says why the consent is refused: %s', async (code, words) => {
  const { shell, user, agree } = await openAsAgent({ agentConsent: refuse(code) });
  const asked = shell.api.sentTo(agentAgreement).length;
  await user.click(agree);
  expect(await screen.findByText(words)).toBeVisible();
  await waitFor(() => expect(shell.api.sentTo(agentAgreement).length).toBeGreaterThan(asked));
});

test('a member who is no agent only reads', async () => {
  await show(<AgreementPage member={MEMBER} />, {
    session: 'member',
    answers: { agentAgreement: both, agentApplication: APPLICATION },
  });
  expect(await screen.findByText(/You agreed to version 1/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Agree/ })).toBeNull();
});

const versions = [2, 1].map((number) => ({ version: number, publishedAt: '2026-11-01T10:00:00Z' }));

test('names the sections that are no longer part of it', async () => {
  const older = version(1, '20%');
  const list = [...older.list, { title: 'Banners', content: '<p>Use ours.</p>' }];
  await show(<AgreementPage member={MEMBER} />, {
    session: 'member',
    answers: {
      agentAgreement: ({ version: asked }) =>
        asked === 1 ? { ...older, list, versions } : { ...version(2, '20%'), versions },
      agentApplication: APPLICATION,
    },
  });
  expect(await screen.findByText('No longer part of it: Banners')).toBeVisible();
  expect(screen.queryByText('Changed')).not.toBeInTheDocument();
});

test('lists the versions, and shows an earlier one that is chosen', async () => {
  const user = userEvent.setup();
  await show(<AgreementPage />, {
    answers: {
      agentAgreement: ({ version: asked }) => ({
        ...(asked === 1 ? version(1, '20%') : version(2, '25%')),
        versions,
      }),
    },
  });
  expect(await screen.findByText('The share is 25%.')).toBeVisible();
  expect(screen.queryByText(/This is an earlier version/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Version' }));
  await user.click(await screen.findByText('Version 1 of Nov 1, 2026'));
  expect(await screen.findByText('The share is 20%.')).toBeVisible();
  expect(screen.getByText('This is an earlier version. The present one is version 2.')).toBeVisible();
  expect(window.location.search).toBe('?version=1');
});

test.each([
  [refuse('101'), 'There is no agreement yet'],
  [new CallError(agentAgreement, { kind: 'unavailable' }, ''), 'Not available here'],
])('says why there is none', async (answer, words) => {
  await show(<AgreementPage />, { answers: { agentAgreement: answer } });
  expect(await screen.findByText(words)).toBeVisible();
});
