/** @jest-environment jsdom */
import { show } from '../test-scope.tsx';
import type { Answers } from '@tessera/testing';
import { agentAgreement } from '@tessera/wire';
import { screen, waitFor } from '@testing-library/react';
import { ColumnMenu } from './ColumnMenu.tsx';
import type { Viewer } from './page.ts';

const AT = '2026-11-20T10:00:00Z';
const applied = (agreementVersion: number | null): Answers['agentApplication'] => ({
  state: 'approved',
  appliedAt: AT,
  decidedAt: AT,
  reason: null,
  agreementVersion,
});
const open = (viewer: Viewer, agreementVersion: number | null) =>
  show(<ColumnMenu viewer={viewer} current={undefined} />, {
    session: 'agent',
    answers: {
      agentAgreement: { version: 2, publishedAt: AT, list: [] },
      agentApplication: applied(agreementVersion),
    },
  });
const link = () => screen.getByRole('link', { name: 'Agreement' });

test.each([1, null])('marks an agreement that the agent has not agreed to: %s', async (version) => {
  await open('active', version);
  await waitFor(() => expect(link()).toHaveAccessibleDescription('New version'));
});

test('marks nothing once the agent has agreed', async () => {
  const { shell } = await open('active', 2);
  await waitFor(() => expect(shell.api.sentTo(agentAgreement)).toHaveLength(1));
  expect(link()).not.toHaveAccessibleDescription();
});

test.each(['guest', 'member', 'suspended'] as const)('asks nothing for a %s', async (viewer) => {
  const { shell } = await open(viewer, 1);
  expect(link()).not.toHaveAccessibleDescription();
  expect(shell.api.sentTo(agentAgreement)).toEqual([]);
});
