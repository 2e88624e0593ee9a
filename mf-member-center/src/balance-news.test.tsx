/** @jest-environment jsdom */
import '@tessera/testing/dom';
import '@testing-library/jest-dom';
import { BrowserRouter } from '@tessera/kit/standalone-router';
import { createFakeShell } from '@tessera/testing';
import {
  memberCash,
  recommendMemberSearch,
  recommendProject,
  recommendRecords,
  statement,
} from '@tessera/wire';
import { act, render, waitFor } from '@testing-library/react';
import { STATE } from './limits/limits.fixture.ts';
import remote from './remote.ts';

const NO_FRIENDS = { list: [], totalCount: 0, rewardedCount: 0, rewardTotal: '0.00' };

const shell = createFakeShell({
  session: 'member',
  answers: {
    applyForAgentCheck: { isAllowed: 1 },
    bonusSettingCheck: { isFriend: 1 },
    recommendMemberSearch: NO_FRIENDS,
    recommendRecords: NO_FRIENDS,
    responsible: STATE,
    statement: { list: [], first: '2026-01', last: '2026-11' },
  },
});
const life = new AbortController();
beforeAll(() => remote.activate(shell, life.signal));
afterAll(() => life.abort());

/** An award, a deposit or a round has no event of its own on these pages: the balance changes with each. */
test.each([
  ['Statement', statement],
  ['RecommendProject', recommendProject],
  ['RecommendRecord', recommendRecords],
  ['RecommendMemberSearch', recommendMemberSearch],
])('%s is requested again when the balance has changed elsewhere', async (name, call) => {
  window.history.replaceState(null, '', `/user/${name}`);
  const page = await remote.routes?.['page']?.();
  if (!page) throw new Error('there is no page');
  const { default: Page } = page;
  const view = render(
    <BrowserRouter>
      <Page params={{ page: name }} />
    </BrowserRouter>,
  );
  await waitFor(() => expect(shell.api.sentTo(call)).toHaveLength(1));
  act(() => shell.live.emit(memberCash, { cash: '20.50', version: 2 }));
  await waitFor(() => expect(shell.api.sentTo(call)).toHaveLength(2));
  view.unmount();
});
