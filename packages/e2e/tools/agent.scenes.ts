import { logInElsewhere } from '../harness/members.ts';
import { text } from '../harness/texts.ts';
import type { Played } from './history.ts';
import type { Scene } from './scenes.ts';
import { expect, type Stage } from './stage.ts';

const say = (id: string, values?: Readonly<Record<string, string | number>>) =>
  text(`mf-agent:${id}`, values);
const page = (name: string, path: string): Scene => ({ name, play: ({ go }) => go(path), whole: true });

/** The sample's agent, who has a downline of four levels and closed statements. */
const SAMPLE = { account: 'agent01', password: 'agent1234', email: 'agent01@example.com' };

/** Logs the sample's agent in. */
export const logInAgent = async (site: string): Promise<Played> => ({
  ...SAMPLE,
  session: await logInElsewhere(site, SAMPLE),
});

const firstStatement = async ({ go, page: shown }: Stage) => {
  await go('/proxy/PerformanceSettlement');
  await shown
    .getByRole('table', { name: say('settlement.title') })
    .getByRole('button')
    .first()
    .click();
  await expect(shown.getByText(say('settlement.applied'))).toBeVisible();
};

/** Pages of an agent. */
export const AGENT_SCENES: readonly Scene[] = [
  page('agent-menu', '/proxy'),
  page('agent-downline', '/proxy/DownlineInfo'),
  {
    name: 'agent-downline-open',
    whole: true,
    async play({ go, page: shown }) {
      await go('/proxy/DownlineInfo');
      const row = shown.getByRole('treegrid').locator('tr[data-id]').first();
      await row.focus();
      await shown.keyboard.press('ArrowRight');
      await shown.keyboard.press('Enter');
      await expect(shown.getByText(say('downline.lastLogin'))).toBeVisible();
    },
  },
  page('agent-links', '/proxy/Promotion'),
  page('agent-operations', '/proxy/OperationTable?by=week'),
  page('agent-strata', '/proxy/StratifiedTable'),
  page('agent-transfer', '/proxy/Transfer'),
  page('agent-statements', '/proxy/PerformanceSettlement'),
  { name: 'agent-statement', whole: true, play: firstStatement },
  {
    name: 'agent-printed',
    whole: true,
    async play(stage) {
      await firstStatement(stage);
      // The sheet is there while the browser prints.
      await stage.page.evaluate(() => (window.print = () => undefined));
      await stage.page.getByRole('button', { name: say('settlement.print') }).click();
      await expect(stage.page.locator('[data-print-sheet]')).toBeAttached();
      await stage.page.emulateMedia({ media: 'print' });
    },
  },
  page('agent-agreement', '/proxy/Agreement'),
];
