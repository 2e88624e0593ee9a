import type { Page } from '@playwright/test';
import {
  agentEstimate,
  agentSettlement,
  agentSettlementBets,
  agentSettlementMembers,
  type Call,
} from '@tessera/wire';
import { expectAccessible } from '../harness/axe.ts';
import { expectNoSideways } from '../harness/fits.ts';
import { createLobby } from '../harness/lobby.ts';
import { apiOf, bringSession, logInElsewhere } from '../harness/members.ts';
import { operateOn } from '../harness/operator.ts';
import {
  each,
  expectCodes,
  expectRefusals,
  openVisitors,
  type Row,
  type Visitor,
} from '../harness/refusals.ts';
import { TAG } from '../harness/run.ts';
import { DRAWN_WHEN_ASKED, startTessera } from '../harness/tessera.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

const say = (id: string) => text(`mf-agent:${id}`);

async function seen(page: Page, name: string): Promise<void> {
  await expectNoSideways(page);
  await expectAccessible(page, name);
}

const SETTLEMENTS = '/proxy/PerformanceSettlement';
const NO_SUCH_ID = 999_999;
const GONE: Row = { code: '101', says: 'settlement.gone', change: { id: NO_SUCH_ID } };
const STRANGER: Row = { code: '102', says: 'downline.notFound', change: { member_id: NO_SUCH_ID } };

/** What each table's first row opens, from a statement down to the bets of a member. */
const LEVELS: readonly {
  readonly table: string;
  readonly call: Call;
  readonly rows: readonly Row[];
}[] = [
  { table: 'settlement.title', call: agentSettlement, rows: [GONE] },
  { table: 'strata.title', call: agentSettlementMembers, rows: [GONE] },
  { table: 'downline.members', call: agentSettlementBets, rows: [GONE, STRANGER] },
];

/** The page knows only what is there: the calls are changed on their way. */
async function showRefusals(visitors: readonly Visitor[]): Promise<void> {
  const openFirst = ({ page, say }: Visitor, table: string) =>
    page
      .getByRole('table', { name: say(table), exact: true })
      .getByRole('button')
      .first()
      .click();
  for (const [depth, { table, call, rows }] of LEVELS.entries()) {
    expectCodes(call, rows);
    for (const row of rows) {
      await each(visitors, async (visitor) => {
        await createLobby(visitor.page, false).open(visitor.path + SETTLEMENTS);
        for (const above of LEVELS.slice(0, depth)) await openFirst(visitor, above.table);
      });
      await expectRefusals(visitors, call, row, (visitor) => openFirst(visitor, table));
    }
  }
}

/** A site of its own: other journeys log the sample's agent in, and a week is closed once. */
test(
  'a week that is closed by command arrives on the open page, and every refusal of a statement is shown',
  { tag: [TAG.proof, '@mf-agent'] },
  async ({ page, browser, problems, isPhone }) => {
    test.skip(isPhone, 'a site of its own is started once');
    const tessera = await startTessera(DRAWN_WHEN_ASKED, {}, 'media-of-journeys');
    let visitors: readonly Visitor[] = [];
    try {
      const lobby = createLobby(page, isPhone);
      const session = await logInElsewhere(tessera.platform, { account: 'agent01', password: 'agent1234' });
      await bringSession(page, session, tessera.site);
      const api = await apiOf(page, tessera.platform);
      const [open] = (await api.send(agentEstimate, {})).list;
      await lobby.open(tessera.site + SETTLEMENTS);
      await expect(page.getByText(say('settlement.due')).first()).toBeVisible();
      const statements = page.getByRole('table', { name: say('settlement.title') }).getByRole('button');
      const before = await statements.count();
      await operateOn(tessera.dataDir, 'agents settle', '--week', open?.week ?? '');
      await expect.poll(() => statements.count(), 'without a reload').toBeGreaterThan(before);
      await statements.first().click();
      await expect(page.getByText(say('settlement.applied'))).toBeVisible();
      await seen(page, 'a statement');
      visitors = await openVisitors(browser, problems, tessera.site, 'mf-agent');
      await each(visitors, (visitor) => bringSession(visitor.page, session));
      await showRefusals(visitors);
    } finally {
      // A page that is open would miss its site.
      await Promise.all([page, ...visitors.map((visitor) => visitor.page)].map((one) => one.close()));
      await tessera.stop();
    }
  },
);
