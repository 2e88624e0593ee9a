import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LOCALE_CODES } from '@tessera/domain';
import type { RemoteBuild, ShellBuild } from '../releases/documents.ts';
import { integrityOf } from '../releases/integrity.ts';

/** Hand-made `dist` folders, as the builds of shell and remotes leave them. */

type Files = Readonly<Record<string, string>>;

const LONG = 'x'.repeat(4_000);
const MESSAGE_FILES: Files = { 'messages-en.js': 'en', 'messages-hi.js': 'hi', 'messages-ta.js': 'ta' };

/** Some files of a release are its own, the others are as they were in the one before. */
const shellFiles = (release: string): Files => ({
  ...MESSAGE_FILES,
  'runtime.js': `globalThis.shell = true; // ${LONG}`,
  'main.js': `globalThis.main = '${release}'; // ${LONG}`,
  'main.css': `body{color:red}:root{--shell:${release}}/* ${LONG} */`,
  'text.woff2': 'not really a font',
});

const remoteFiles = (name: string, release: string): Files => ({
  ...MESSAGE_FILES,
  'entry.js': `// ${name} ${release} ${LONG}`,
  'module.js': '// module',
  'chunks/page.js': `// page of ${release} ${LONG}`,
  'chunks/home.js': '// home',
});

export const SHARED = { react: '19.3.1', '@tessera/contracts': '0.1.0' };
/** What a remote that is built with {@link SHARED} shares. */
export const RANGES = { react: '^19.3.0', '@tessera/contracts': '^0.1.0' };

function titled(texts: Readonly<Record<string, string>>): ShellBuild['titles'] {
  const inAllLocales = (title: string) =>
    Object.fromEntries(
      LOCALE_CODES.map((code) => [code, { title: `${title} ${code}`, description: `About ${title}` }]),
    );
  return Object.fromEntries(Object.entries(texts).map(([id, title]) => [id, inAllLocales(title)]));
}

const MESSAGES = {
  'messages:en_US': ['messages-en.js'],
  'messages:hi_IN': ['messages-hi.js'],
  'messages:ta_IN': ['messages-ta.js'],
};

/** A server build: the one CommonJS file, as `server` of a description. */
export async function writeServer(dir: string, code: string): Promise<Record<string, string>> {
  await mkdir(join(dir, 'server'), { recursive: true });
  await writeFile(join(dir, 'server/entry.cjs'), code);
  return { 'entry.cjs': integrityOf(Buffer.from(code)) };
}

/** Writes a shell's `dist`; what is given replaces the ordinary description. */
export async function writeShell(dir: string, changes: Partial<ShellBuild> = {}): Promise<string> {
  const release = changes.release ?? '0.1.0-aaaa1111';
  const document: ShellBuild = {
    release,
    version: '0.1.0',
    bytes: 100,
    baseUrl: '',
    files: await writeFiles(dir, shellFiles(release)),
    parts: MESSAGES,
    titles: titled({ faq: 'Help', loading: 'Waiting' }),
    scripts: ['runtime.js', 'main.js'],
    styles: ['main.css'],
    server: {},
    fonts: ['text.woff2'],
    contract: '1.0.0',
    provides: SHARED,
    routes: [
      {
        id: 'faq',
        path: '/faq/:id?',
        titleId: 'faq.title',
        descriptionId: 'faq.description',
        noindex: false,
      },
      {
        id: 'loading',
        path: '/loading',
        titleId: 'loading.title',
        descriptionId: 'loading.text',
        noindex: true,
      },
    ],
    ...changes,
  };
  await writeFile(join(dir, 'shell.json'), JSON.stringify(document));
  return dir;
}

/** Writes a remote's `dist`: one page, `/lobby-page` for `mf-lobby`, and the slots that are given. */
export async function writeRemote(
  dir: string,
  name: string,
  changes: Partial<RemoteBuild> & { readonly slots?: RemoteBuild['config']['slots'] } = {},
): Promise<string> {
  const { slots = [], ...rest } = changes;
  const id = name.replace('mf-', '');
  const route = { titleId: 'title', descriptionId: 'description', member: false, frame: 'page' } as const;
  const release = rest.release ?? '0.1.0-bbbb2222';
  const document: RemoteBuild = {
    release,
    version: '0.1.0',
    bytes: 100,
    baseUrl: '',
    files: await writeFiles(dir, remoteFiles(name, release)),
    parts: {
      module: ['module.js'],
      'route:page': ['chunks/page.js'],
      'slot:home.main': ['chunks/home.js'],
      ...MESSAGES,
    },
    titles: titled({ page: `Page of ${id}` }),
    server: {},
    entry: 'entry.js',
    global: name.replaceAll('-', '_'),
    shared: RANGES,
    config: {
      name,
      contract: '^1.0.0',
      routes: [{ id: 'page', path: `/${id}-page`, ...route }],
      slots,
      dialogs: [],
      wakes: [],
    },
    ...rest,
  };
  await writeFile(join(dir, 'release.json'), JSON.stringify(document));
  return dir;
}

async function writeFiles(dir: string, files: Files): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(dir, 'browser', file)), { recursive: true });
    await writeFile(join(dir, 'browser', file), content);
    hashes[file] = integrityOf(Buffer.from(content));
  }
  return hashes;
}
