import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FIRST_SCREEN_ID, FIRST_SCREEN_WHOLE } from '@tessera/wire';
import { publish } from '../releases/publish.ts';
import { writeRemote, writeServer, writeShell } from '../testing/builds.ts';
import { startSite, type TestSite } from '../testing/gateway.ts';
import { expectWithin } from '../testing/proof.ts';
import { until } from '../testing/until.ts';

/**
 * A shell's server build in small: it renders what its remotes' components give, each as the real one does, in turns,
 * with what fails left to the browser.
 */
const SHELL = `
  exports.packageModules = { react: { version: 'of the shell' } };
  let count = 0;
  exports.renderFirstScreen = async ({ initial, registry, url, platformUrl }, { remoteOf, onTurn, onError }) => {
    const parts = [];
    for (const { name, live } of registry.remotes) {
      try {
        const remote = remoteOf(live);
        onTurn(name);
        parts.push(await remote.slots());
      } catch (error) {
        onError(error);
        parts.push('[place of ' + name + ']');
      }
      onTurn(undefined);
    }
    count += 1;
    return {
      html: '<p>' + [url, initial.session, 'no. ' + count, ...parts].join(' | ') + '</p>',
      preloads: '<link rel="preload" as="image" href="/media/a.avif"/>',
      styles: [{ key: 'shell', ids: ['a1', 'b2'], css: '.shell-a1{color:red}' }],
      styleRules: '[data-style="0"]{top:0}',
      data: { answers: { 'mf-lobby': [[['q'], '</script>']] }, styles: ['top:0'] },
      isWhole: !url.includes('late'),
    };
  };
`;
const remoteServing = (slots: string) =>
  `const react = require('react'); exports.default = { activate() {}, slots: ${slots} };`;

const LOOP = '() => { for (;;); }';

let site: TestSite;
afterEach(() => site.close());

async function openSite(remotes: Readonly<Record<string, string | undefined>>): Promise<void> {
  site = await startSite({ empty: true });
  const shell = await site.folder('shell');
  const dists = [await writeShell(shell, { server: await writeServer(shell, SHELL) })];
  for (const [name, slots] of Object.entries(remotes)) dists.push(await remoteDist(name, slots));
  await publish({ dataDir: site.dataDir, dists });
  // A page that is not rendered: nothing has run yet when the publication is live.
  await until(async () => (await site.get('/loading')).ok);
}

async function remoteDist(name: string, slots: string | undefined, release = '0.1.0-bbbb2222') {
  const dir = await site.folder(`${name}-${release}`);
  const server = slots === undefined ? {} : await writeServer(dir, remoteServing(slots));
  const global = `${name}_${release}`.replace(/\W/g, '_');
  return writeRemote(dir, name, { server, release, global });
}

const rootOf = (html: string) => /<div id="root">(.*?)<\/div><script/s.exec(html)?.[1] ?? '';
const screen = async (path = '/', headers?: Record<string, string>) =>
  rootOf(await (await site.get(path, headers)).text());

/** Waits until a page is rendered: the thread reads the builds behind the first pages, and a late page goes out without. */
async function settled(path = '/', form = /no\. \d+/, headers?: Record<string, string>): Promise<string> {
  let html = '';
  await until(async () => form.test((html = await screen(path, headers))));
  return html;
}

/** Waits until two visits get the same screen. */
async function shared(headers?: Record<string, string>): Promise<string> {
  let first = '';
  await until(async () => (first = await settled('/', undefined, headers)) === (await screen('/', headers)));
  return first;
}

test('a page carries its first screen, with styles, answers and the shared packages of the shell', async () => {
  await openSite({ 'mf-lobby': '() => react.version' });
  const path = '/hi-IN/lobby-page?a=1';
  await settled(path);
  const html = await (await site.get(path)).text();
  expect(rootOf(html)).toMatch(/^<p>\/hi-IN\/lobby-page\?a=1 \| guest \| no\. \d+ \| of the shell<\/p>$/);
  expect(html).toMatch(
    /<style nonce="[^"]+" data-emotion="shell a1 b2" data-s="">\.shell-a1\{color:red\}<\/style>/,
  );
  expect(html.match(/<link rel="preload" as="image"/g)).toHaveLength(1);
  expect(html).toMatch(/<style nonce="[^"]+">\[data-style="0"\]\{top:0\}<\/style>/);
  const data = new RegExp(`id="${FIRST_SCREEN_ID}">(.*?)</script>`, 's').exec(html)?.[1] ?? '';
  expect(JSON.parse(data)).toEqual({ answers: { 'mf-lobby': [[['q'], '</script>']] }, styles: ['top:0'] });
});

test('marks a first screen of which nothing was left out for want of time', async () => {
  await openSite({ 'mf-lobby': '() => react.version' });
  const block = async (path: string) => {
    await settled(path);
    const html = await (await site.get(path)).text();
    return new RegExp(`<script [^>]*id="${FIRST_SCREEN_ID}"`).exec(html)?.[0];
  };
  expect(await block('/?a=1')).toContain(FIRST_SCREEN_WHOLE);
  expect(await block('/?a=late')).not.toContain(FIRST_SCREEN_WHOLE);
});

test('guests share a screen for a moment, and so do members: never the one the other’s', async () => {
  await openSite({ 'mf-lobby': `() => 'lobby'` });
  const member = { cookie: 'tessera_session=1' };
  expect(await shared()).toContain('| guest |');
  expect(await shared(member)).toContain('| restoring |');
  expect(await shared()).toContain('| guest |');
});

test('pages for members and windows of waiting are not rendered', async () => {
  await openSite({ 'mf-lobby': `() => 'lobby'` });
  await settled();
  expect(await screen('/loading')).toContain('aria-busy');
  expect(await settled('/nowhere')).toMatch(/no\. \d+/);
});

test('a remote without a server build, one that throws, and one that is no remote cost their own place only', async () => {
  await openSite({
    'mf-agent': undefined,
    'mf-auth': `() => { throw new Error('on purpose'); }`,
    'mf-lobby': `() => 'lobby'`,
  });
  expect(await settled()).toMatch(/\[place of mf-agent\] \| \[place of mf-auth\] \| lobby/);
});

test('a page does not wait for a remote that never ends, which is then left out', async () => {
  await openSite({ 'mf-agent': LOOP, 'mf-lobby': `() => 'lobby'` });
  const began = performance.now();
  expect(await screen()).toContain('aria-busy');
  expectWithin(performance.now() - began, 1_000);
  expect(await settled()).toMatch(/\[place of mf-agent\] \| lobby/);
});

test('a remote that takes all memory is left out, and the gateway lives', async () => {
  const greedy = `() => { const all = []; for (;;) all.push(new Array(1e5).fill({})); }`;
  await openSite({ 'mf-agent': greedy, 'mf-lobby': `() => 'lobby'` });
  await screen();
  expect(await settled()).toMatch(/\[place of mf-agent\] \| lobby/);
});

test('a new release of one remote is rendered without a restart', async () => {
  await openSite({ 'mf-lobby': `() => 'first'` });
  await settled('/', /first/);
  await publish({
    dataDir: site.dataDir,
    dists: [await remoteDist('mf-lobby', `() => 'second'`, '0.2.0-cccc3333')],
  });
  expect(await settled('/', /second/)).toContain('second');
});

test('a new shell renders the remotes that stayed with its own packages, not with those of the shell before', async () => {
  await openSite({ 'mf-lobby': `async () => react.version` });
  await settled('/', /of the shell/);
  const dir = await site.folder('shell-next');
  const server = await writeServer(dir, SHELL.replace('of the shell', 'of the next shell'));
  const next = await writeShell(dir, { server, release: '0.2.0-aaaa2222' });
  await publish({ dataDir: site.dataDir, dists: [next] });
  expect(await settled('/', /of the next shell/)).toContain('of the next shell');
});

test('a remote that somebody tries out from elsewhere is left to their browser, and to nobody else’s', async () => {
  await openSite({ 'mf-agent': `() => 'agent'`, 'mf-lobby': `() => 'lobby'` });
  expect(await settled()).toMatch(/agent \| lobby/);
  const tried = '/?remote=mf-agent@http://localhost:4302';
  expect(await settled(tried, /place of/)).toMatch(/\[place of mf-agent\] \| lobby/);
  expect(await settled()).toMatch(/agent \| lobby/);
});

test('a server build that was tampered with does not run', async () => {
  await openSite({ 'mf-lobby': `() => 'lobby'` });
  const folder = join(site.dataDir, 'releases/mf-lobby/0.1.0-bbbb2222/server');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'entry.cjs'), remoteServing(`() => 'tampered'`));
  expect(await settled()).toContain('[place of mf-lobby]');
});

test('nobody is served a server build', async () => {
  await openSite({ 'mf-lobby': `() => 'lobby'` });
  expect((await site.get('/remotes/mf-lobby/0.1.0-bbbb2222/server/entry.cjs')).status).toBe(404);
});

test('a publisher refuses a server build that is not the one that was built', async () => {
  await openSite({ 'mf-lobby': `() => 'lobby'` });
  const dist = await remoteDist('mf-agent', `() => 'agent'`);
  await writeFile(join(dist, 'server/entry.cjs'), remoteServing(`() => 'other'`));
  await expect(publish({ dataDir: site.dataDir, dists: [dist] })).rejects.toThrow(
    /server\/entry\.cjs: expected sha384-\S+, got sha384-/,
  );
});
