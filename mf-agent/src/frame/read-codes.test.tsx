/** @jest-environment jsdom */
import { show } from '../test-scope.tsx';
import { refuse, type Answers } from '@tessera/testing';
import { CALLS, type CallKey } from '@tessera/wire';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import AgreementPage from '../agreement/AgreementPage.tsx';
import DownlineInfoPage from '../downline/DownlineInfoPage.tsx';
import PromotionPage from '../promotion/PromotionPage.tsx';
import LineMembers from '../settlement/LineMembers.tsx';
import { MemberBets } from '../settlement/MemberBets.tsx';
import { Statement } from '../settlement/Statement.tsx';
import OperationTablePage from '../tables/OperationTablePage.tsx';
import StratifiedTablePage from '../tables/StratifiedTablePage.tsx';
import { AGENT } from '../testing/agent.fixture.ts';
import TransferPage from '../transfer/TransferPage.tsx';

/** The codes of the calls that read, with their words; those that write are tried by agent-codes.spec.ts. */
const SUSPENDED = 'Your agent account is suspended';
const GONE = 'There is no such statement.';
const NOT_FOUND = 'This player is not in your downline.';
const ROWS: readonly (readonly [CallKey, string, ReactNode, string])[] = [
  ['agentAgreement', '101', <AgreementPage key="1" />, 'There is no agreement yet'],
  ['agentDownline', '102', <DownlineInfoPage key="1" member={AGENT} />, NOT_FOUND],
  ['agentDownline', '108', <DownlineInfoPage key="1" member={AGENT} />, SUSPENDED],
  ['agentLinks', '108', <PromotionPage key="1" member={AGENT} />, SUSPENDED],
  ['agentOperations', '108', <OperationTablePage key="1" member={AGENT} />, SUSPENDED],
  ['agentSettlement', '101', <Statement key="1" id={5} />, GONE],
  ['agentSettlementBets', '101', <MemberBets key="1" id={5} memberId={31} currency="USD" />, GONE],
  ['agentSettlementBets', '102', <MemberBets key="1" id={5} memberId={31} currency="USD" />, NOT_FOUND],
  ['agentSettlementMembers', '101', <LineMembers key="1" id={5} level={1} currency="USD" />, GONE],
  ['agentStrata', '108', <StratifiedTablePage key="1" member={AGENT} />, SUSPENDED],
  ['agentTransfers', '108', <TransferPage key="1" member={AGENT} />, SUSPENDED],
];

test('has a row for each code of the calls by which agents read', () => {
  const declared = Object.entries(CALLS)
    .filter(([key, { idempotent }]) => idempotent && key.startsWith('agent'))
    .flatMap(([key, { codes }]) => Object.keys(codes).map((code) => `${key} ${code}`));
  expect(ROWS.map(([key, code]) => `${key} ${code}`).sort()).toEqual(declared.sort());
});

test.each(ROWS)('says %s %s in words', async (key, code, page, words) => {
  const answers: Answers = {
    agentLevelRename: { detail: [] },
    gameList: { list: [] },
    [key]: refuse(code),
  };
  await show(page, { session: 'agent', answers });
  expect(await screen.findByText(words)).toBeVisible();
});
