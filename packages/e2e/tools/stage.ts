import { expect as base, type Page, type Route } from '@playwright/test';
import type { Lobby } from '../harness/lobby.ts';
import type { Person } from '../harness/members.ts';
import { text } from '../harness/texts.ts';

const IDLE_MS = 5_000;
/** By then what has come into the window has been asked for. */
const ASKED_MS = 2_000;
/** On a machine that does other things as well. */
export const expect = base.configure({ timeout: 20_000 });
/** Further down a page repeats itself. */
const LONGEST_PICTURE_PX = 3_000;
/** A picture that was not requested before is drawn first. */
const DRAWING_MS = 30_000;

/** What a scene plays on. */
export interface Stage {
  readonly page: Page;
  readonly lobby: Lobby;
  readonly isPhone: boolean;
  readonly site: string;
  /** Who is logged in, in a member's scene. */
  readonly person?: Person;
  /** The site's data directory, for what only an operator can bring about. */
  readonly dataDir: string | undefined;
  /** Opens the home page and waits for its first shelf. */
  readonly home: (path?: string) => Promise<void>;
  /** Opens a page and waits for its heading and its data. */
  readonly go: (path: string) => Promise<void>;
  /** The site in other templates, from the next page on: one of the desktop, one of phones, or both. */
  readonly theme: (...templates: readonly string[]) => Promise<void>;
  /** Opens the window until the whole page is in it: what waits to be near is fetched, and the bars stand at the edges. */
  readonly unroll: (page: Page) => Promise<void>;
  /** Waits until the pictures in the window are there and nothing loads any more. */
  readonly still: (page: Page) => Promise<void>;
}

export function createStage(
  parts: Pick<Stage, 'page' | 'lobby' | 'isPhone' | 'site' | 'person' | 'dataDir'>,
): Stage {
  const { page, lobby } = parts;
  return {
    ...parts,
    async home(path = '/') {
      await lobby.open(path);
      await expect(page.getByRole('article').first()).toBeVisible({ timeout: 20_000 });
    },
    async go(path) {
      await lobby.open(path);
      await expect(page.locator('main :is(h1, h2)').first()).toBeAttached({ timeout: 20_000 });
    },
    async theme(...templates) {
      await page.route('**/*', async (route: Route) => {
        if (route.request().resourceType() !== 'document') return route.fallback();
        const response = await route.fetch();
        const body = templates.reduce(
          (html, template) => html.replace(templateIn(template), `$1${template}"`),
          await response.text(),
        );
        await route.fulfill({ response, body });
      });
    },
    async unroll(pictured) {
      const size = pictured.viewportSize();
      if (!size) return;
      const height = await pictured.evaluate(() => document.documentElement.scrollHeight);
      await pictured.setViewportSize({ ...size, height: Math.min(height, LONGEST_PICTURE_PX) });
      await pictured.waitForTimeout(ASKED_MS);
    },
    async still(pictured) {
      // A picture may wait for whatever comes last; a site whose counters run is never quite idle.
      await pictured.waitForLoadState('networkidle', { timeout: IDLE_MS }).catch(() => undefined);
      await expect.poll(() => pictured.evaluate(missingPictures), { timeout: DRAWING_MS }).toBe(0);
      await pictured.evaluate(drawn);
    },
  };
}

/** Where a page says which template it has, of the desktop or of phones. */
const templateIn = (template: string): RegExp =>
  template.endsWith('_mobile')
    ? /(data-mobile-template="|"mobileTemplate":")\w+"/g
    : /(data-template="|"template":")\w+"/g;

/** The words of a button that tries again. */
export const retry = (): string => text('shell:part.retry');

/** A picture that has come may still be on its way to the screen. */
async function drawn(): Promise<void> {
  await document.fonts.ready;
  const here = [...document.images].filter((image) => image.complete && image.naturalWidth > 0);
  await Promise.allSettled(here.map((image) => image.decode()));
}

function missingPictures(): number {
  return [...document.images].filter((image) => {
    const { width, bottom, top, left, right } = image.getBoundingClientRect();
    const inWindow = width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return inWindow && !(image.complete && image.naturalWidth > 0);
  }).length;
}
