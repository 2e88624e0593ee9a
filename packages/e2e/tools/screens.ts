import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { launchOptions, SIZES, type SizeName } from '../harness/browser.ts';
import { createLobby } from '../harness/lobby.ts';
import { logInByWire } from '../harness/members.ts';
import { startTessera } from '../harness/tessera.ts';
import { createStage, type Stage } from './stage.ts';
import { GUEST_SCENES, MEMBER_SCENES, UPGRADE_SCENE, type Scene } from './scenes.ts';

const HELP = `Takes pictures of every page and main state, on the desktop and on the phone.

  npm run screens -w @tessera/e2e -- --out <folder> [--site <address>] [--only <text>] [--size desktop|phone]

  --out    where the pictures go: desktop-home.png, phone-home.png, …
  --site   a site that runs; without it one is started, pictured and ended (the upgrade page is only had so)
  --only   only scenes whose name has this in it: login, member, home-ta, …
  --size   only this size
`;

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    site: { type: 'string' },
    only: { type: 'string', default: '' },
    size: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help || !values.out) {
  process.stdout.write(HELP);
  process.exit(values.help ? 0 : 2);
}
await takeAll(values.out, values.site);

async function takeAll(out: string, given: string | undefined): Promise<void> {
  await mkdir(out, { recursive: true });
  const tessera = given === undefined ? await startTessera() : undefined;
  const site = given ?? tessera?.site ?? '';
  const browser = await chromium.launch(launchOptions());
  try {
    for (const size of sizes()) {
      for (const scene of GUEST_SCENES) await take({ browser, site, out, size, scene });
      for (const scene of MEMBER_SCENES) await take({ browser, site, out, size, scene, member: true });
    }
    if (!tessera) return;
    await tessera.stopPlatform();
    await tessera.restartGateway();
    for (const size of sizes()) await take({ browser, site, out, size, scene: UPGRADE_SCENE });
  } finally {
    await browser.close();
    await tessera?.stop();
  }
}

function sizes(): readonly SizeName[] {
  return (['desktop', 'phone'] as const).filter((size) => values.size === undefined || values.size === size);
}

interface Take {
  readonly browser: Browser;
  readonly site: string;
  readonly out: string;
  readonly size: SizeName;
  readonly scene: Scene;
  readonly member?: true;
}

/** One picture, in a browser that knows nothing of the one before. A scene that fails is told, the others go on. */
async function take({ browser, site, out, size, scene, member }: Take): Promise<void> {
  if (!scene.name.includes(values.only)) return;
  const context = await browser.newContext({ ...SIZES[size], baseURL: site });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const isPhone = size === 'phone';
  const stage: Stage = createStage({ page, lobby: createLobby(page, isPhone), isPhone, site });
  try {
    if (member) await logInByWire(page, site);
    const pictured = (await scene.play(stage)) ?? page;
    await stage.still(pictured);
    if (scene.whole) {
      await stage.unroll(pictured);
      await stage.still(pictured);
    }
    await pictured.screenshot({ path: `${out}/${size}-${scene.name}.png` });
  } catch (error) {
    process.stderr.write(`${size}-${scene.name}: ${error instanceof Error ? error.message : error}\n`);
    await page.screenshot({ path: `${out}/${size}-${scene.name}.failed.png` }).catch(() => undefined);
    process.exitCode = 1;
  } finally {
    await context.close();
  }
}
