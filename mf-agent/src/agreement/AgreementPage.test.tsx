/** @jest-environment jsdom */
import { refuse, type Answers } from '@tessera/testing';
import { CallError, agentAgreement } from '@tessera/wire';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../test-scope.tsx';
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
