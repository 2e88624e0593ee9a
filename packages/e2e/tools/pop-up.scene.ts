import { operateOn } from '../harness/operator.ts';
import type { Scene } from './scenes.ts';
import { expect, type Stage } from './stage.ts';

const TITLE = 'A table for the long evening';
const CONTENT = `<p>From eight o’clock the new hall deals blackjack with a shoe of eight decks.</p>
<ul><li>Seats from $1.00</li><li>Side bets with their chances printed beside them</li></ul>
<p><a href="/discount/1">What the house adds this week</a></p>`;

/** Ends the scene’s own pop-ups, also those of a run that was broken off. */
async function withdraw({ dataDir }: Stage): Promise<void> {
  if (dataDir === undefined) return;
  const listed = await operateOn(dataDir, 'popups list');
  const ids = listed.split('\n').filter((line) => line.includes(TITLE) && !line.includes('withdrawn'));
  for (const line of ids) await operateOn(dataDir, 'popups withdraw', '--id', /\d+/.exec(line)?.[0] ?? '');
}

/** A guest’s pop-up. The harness ends the sample site’s own ones; a site without `--data` has to have one. */
export const POP_UP_SCENE: Scene = {
  name: 'popup',
  async play({ dataDir, home, page }) {
    if (dataDir !== undefined) {
      await operateOn(
        dataDir,
        'popups publish',
        ...['--title', TITLE, '--content', CONTENT, '--place', 'guests'],
      );
    }
    await home();
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 30_000 });
  },
  end: withdraw,
};
