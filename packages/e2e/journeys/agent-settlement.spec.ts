import type { Page } from '@playwright/test';
import { agentEstimate } from '@tessera/wire';
import { expectAccessible } from '../harness/axe.ts';
import { expectNoSideways } from '../harness/fits.ts';
import { createLobby } from '../harness/lobby.ts';
import { apiOf, bringSession, logInElsewhere } from '../harness/members.ts';
import { operateOn } from '../harness/operator.ts';
import { TAG } from '../harness/run.ts';
import { DRAWN_WHEN_ASKED, startTessera } from '../harness/tessera.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

const say = (id: string) => text(`mf-agent:${id}`);

async function seen(page: Page, name: string): Promise<void> {
  await expectNoSideways(page);
  await expectAccessible(page, name);
}

/** A site of its own: other journeys log the sample's agent in, and a week is closed once. */
test(
  'a week that is closed by command arrives on the open page',
  { tag: [TAG.proof, '@mf-agent'] },
  async ({ page, isPhone }) => {
    test.skip(isPhone, 'a site of its own is started once');
    const tessera = await startTessera(DRAWN_WHEN_ASKED, {}, 'media-of-journeys');
    try {
      const lobby = createLobby(page, isPhone);
      const session = await logInElsewhere(tessera.platform, { account: 'agent01', password: 'agent1234' });
      await bringSession(page, session, tessera.site);
      const api = await apiOf(page, tessera.platform);
      const [open] = (await api.send(agentEstimate, {})).list;
      await lobby.open(`${tessera.site}/proxy/PerformanceSettlement`);
      await expect(page.getByText(say('settlement.due')).first()).toBeVisible();
      const statements = page.getByRole('table', { name: say('settlement.title') }).getByRole('button');
      const before = await statements.count();
      await operateOn(tessera.dataDir, 'agents settle', '--week', open?.week ?? '');
      await expect.poll(() => statements.count(), 'without a reload').toBeGreaterThan(before);
      await statements.first().click();
      await expect(page.getByText(say('settlement.applied'))).toBeVisible();
      await seen(page, 'a statement');
    } finally {
      // A page that is open would miss its site.
      await page.close();
      await tessera.stop();
    }
  },
);
