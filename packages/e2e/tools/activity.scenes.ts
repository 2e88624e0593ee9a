import { callUrl, encodeAnswer, redEnvelopePromotion } from '@tessera/wire';
import { openOffered } from '../harness/offers.ts';
import { operateOn } from '../harness/operator.ts';
import { text } from '../harness/texts.ts';
import type { Scene } from './scenes.ts';
import { expect, type Stage } from './stage.ts';

const say = (id: string, values?: Readonly<Record<string, string | number>>) =>
  text(`mf-promotions:${id}`, values);

/** Opens something from the corner. */
async function fromCorner({ go, page }: Stage, title: string): Promise<void> {
  await go('/faq');
  const corner = page.getByRole('complementary', { name: say('corner.label') });
  await corner.getByRole('button', { expanded: false }).click();
  await corner.getByRole('button', { name: new RegExp(`^${say(title)}`) }).click();
  await expect(page.getByRole('dialog', { name: say(title) })).toBeVisible();
}

async function startEnvelope({ dataDir }: Stage): Promise<void> {
  if (dataDir === undefined) throw new Error('only the site’s operator starts an envelope: give --data');
  const envelope = ['--currency', 'USD', '--amount', '100000', '--shares', '20', '--minutes', '30'];
  await operateOn(dataDir, 'red-envelope start', ...envelope);
}

const press = async ({ page }: Stage, title: string, button: string) =>
  page
    .getByRole('dialog', { name: say(title) })
    .getByRole('button', { name: say(button), exact: true })
    .click();

/** Draws until something is won: one spin in a few wins nothing. */
async function winAtWheel(stage: Stage): Promise<void> {
  const { page } = stage;
  const award = page.getByText(new RegExp(`^${say('wheel.won', { amount: '' }).trim()}`));
  for (const count of [2, 1, 0]) {
    await press(stage, 'wheel.title', 'wheel.spin');
    await expect(page.getByText(say('wheel.left', { count }))).toBeVisible();
    if (await award.isVisible()) return;
  }
}

/** The page has an envelope whose time has passed: the platform has another one, or none. */
async function showEndedEnvelope({ home, page }: Stage): Promise<void> {
  const envelope = { id: 1, endAt: '2026-01-01T00:00:00Z' };
  await page.route(`**${callUrl(redEnvelopePromotion)}*`, (route) =>
    route.fulfill({ json: encodeAnswer(redEnvelopePromotion, { envelope }) }),
  );
  await home();
  await openOffered(page, 'mf-promotions:envelope', {});
  await expect(page.getByText(say('envelope.over'))).toBeVisible();
}

/** The activities of a member who has just registered. */
export const ACTIVITY_SCENES: readonly Scene[] = [
  { name: 'activity-wheel', play: (stage) => fromCorner(stage, 'wheel.title') },
  {
    name: 'activity-wheel-spun',
    async play(stage) {
      await fromCorner(stage, 'wheel.title');
      await winAtWheel(stage);
    },
  },
  { name: 'activity-sign-in', play: (stage) => fromCorner(stage, 'signin.title') },
  {
    name: 'activity-envelope',
    async play(stage) {
      await startEnvelope(stage);
      await fromCorner(stage, 'envelope.title');
    },
  },
  {
    name: 'activity-envelope-open',
    async play(stage) {
      await startEnvelope(stage);
      await fromCorner(stage, 'envelope.title');
      await press(stage, 'envelope.title', 'envelope.open');
      await expect(stage.page.getByRole('button', { name: say('envelope.open'), exact: true })).toBeHidden();
    },
  },
  { name: 'activity-envelope-ended', play: showEndedEnvelope },
  {
    name: 'activity-corner-folded',
    async play({ go, page }) {
      await go('/faq');
      const corner = page.getByRole('complementary', { name: say('corner.label') });
      await expect(corner.getByRole('button', { expanded: false })).toBeVisible();
    },
  },
  {
    name: 'activity-corner',
    async play({ go, page }) {
      await go('/faq');
      const corner = page.getByRole('complementary', { name: say('corner.label') });
      await corner.getByRole('button', { expanded: false }).click();
    },
  },
];
