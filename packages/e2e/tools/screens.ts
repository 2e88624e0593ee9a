import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { launchOptions, SIZES, type SizeName } from '../harness/browser.ts';
import { createLobby, type Lobby } from '../harness/lobby.ts';
import { bringSession, logInByWire, type Person } from '../harness/members.ts';
import { operateOn } from '../harness/operator.ts';
import { startTessera } from '../harness/tessera.ts';
import { writeIn } from '../harness/texts.ts';
import { AGENT_SCENES, logInAgent } from './agent.scenes.ts';
import { registerWithHistory, type Played } from './history.ts';
import { HISTORY_SCENES } from './member.scenes.ts';
import { createStage, expect, type Stage } from './stage.ts';
import { GUEST_SCENES, MEMBER_SCENES, UPGRADE_SCENE, type Scene } from './scenes.ts';

const HELP = `Takes pictures of every page and main state, on the desktop and on the phone.

  npm run screens -w @tessera/e2e -- --out <folder> [--site <address>] [--only <text>] [--size desktop|phone]

  --out    where the pictures go: desktop-home.png, phone-home.png, …
  --site   a site that runs; without it one is started, pictured and ended (the upgrade page is only had so)
  --data   the data directory of that site: some scenes need what only its operator can bring about
  --only   only scenes whose name has this in it, or one of these: login, member,wallet, home-ta, …
  --size   only this size
  --template  in this template: site02, suncity, apsport on desktops, bob_mobile, origin_mobile on phones
  --language  in this language, by its address: th-TH, my-MM, …
`;

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    site: { type: 'string' },
    data: { type: 'string' },
    template: { type: 'string', multiple: true, default: [] },
    language: { type: 'string' },
    only: { type: 'string', default: '' },
    size: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help || !values.out) {
  process.stdout.write(HELP);
  process.exit(values.help ? 0 : 2);
}
if (values.language) writeIn(values.language.replace('-', '_'));
await takeAll(values.out, values.site);

async function takeAll(out: string, given: string | undefined): Promise<void> {
  await mkdir(out, { recursive: true });
  const tessera = given === undefined ? await startTessera() : undefined;
  const site = given ?? tessera?.site ?? '';
  const dataDir = tessera?.dataDir ?? values.data;
  const browser = await chromium.launch(launchOptions());
  const all = { browser, site, out, dataDir };
  try {
    for (const template of values.template) await setTemplate(site, dataDir, template);
    const played =
      dataDir !== undefined && HISTORY_SCENES.some(isWanted)
        ? await registerWithHistory(site, dataDir)
        : undefined;
    const agent = AGENT_SCENES.some(isWanted) ? await logInAgent(site) : undefined;
    for (const size of sizes()) {
      for (const scene of GUEST_SCENES) await take({ ...all, size, scene });
      for (const scene of MEMBER_SCENES) await take({ ...all, size, scene, member: 'new' });
      for (const scene of played ? HISTORY_SCENES : []) await take({ ...all, size, scene, member: played });
      for (const scene of agent ? AGENT_SCENES : []) await take({ ...all, size, scene, member: agent });
    }
    if (!tessera) return;
    await tessera.stopPlatform();
    await tessera.restartGateway();
    for (const size of sizes()) await take({ ...all, size, scene: UPGRADE_SCENE });
  } finally {
    await browser.close();
    await tessera?.stop();
  }
}

/** Gives the site a template, as its operator does, and waits until its pages have it. */
async function setTemplate(site: string, dataDir: string | undefined, template: string): Promise<void> {
  if (dataDir === undefined)
    throw new Error('--template needs --data: the operator’s command gives the site its template');
  const [option, attribute] = template.endsWith('_mobile')
    ? ['--mobile-template', 'data-mobile-template']
    : ['--template', 'data-template'];
  await operateOn(dataDir, 'site set', option, template);
  await expect
    .poll(async () => (await fetch(site)).text(), { timeout: 20_000 })
    .toContain(`${attribute}="${template}"`);
}

function sizes(): readonly SizeName[] {
  return (['desktop', 'phone'] as const).filter((size) => values.size === undefined || values.size === size);
}

interface Take {
  readonly browser: Browser;
  readonly site: string;
  readonly out: string;
  readonly dataDir: string | undefined;
  readonly size: SizeName;
  readonly scene: Scene;
  /** Who is logged in: a member registered for this scene, or this one. */
  readonly member?: 'new' | Played;
}

function isWanted({ name }: Scene): boolean {
  return values.only.split(',').some((part) => name.includes(part));
}

/** Takes one picture in a fresh browser. A scene that fails is reported; the others go on. */
async function take({ browser, site, out, dataDir, size, scene, member }: Take): Promise<void> {
  if (!isWanted(scene)) return;
  const context = await browser.newContext({ ...SIZES[size], baseURL: site });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  let stage: Stage | undefined;
  try {
    const person = member && (await logIn(page, site, member));
    const isPhone = size === 'phone';
    const lobby = inLanguage(createLobby(page, isPhone), values.language);
    stage = createStage({ page, lobby, isPhone, site, person, dataDir });
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
    if (stage) await scene.end?.(stage);
    await context.close();
  }
}

async function logIn(page: Page, site: string, member: 'new' | Played): Promise<Person> {
  if (member === 'new') return logInByWire(page, site);
  await bringSession(page, member.session);
  return member;
}

/** The lobby with its addresses in that language, but for those that name one themselves. */
function inLanguage(lobby: Lobby, language: string | undefined): Lobby {
  if (language === undefined) return lobby;
  return {
    ...lobby,
    open: (path = '/') => lobby.open(/^\/[a-z]{2}-[A-Z]{2}\b/.test(path) ? path : `/${language}${path}`),
  };
}
