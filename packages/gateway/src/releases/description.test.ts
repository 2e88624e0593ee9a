import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeRemote, writeShell } from '../testing/builds.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { describe as read, publicationOf } from './description.ts';
import { Refused } from './refusal.ts';

let temporary: Awaited<ReturnType<typeof temporaryFolder>>;
let shell: object;
let lobby: object;
beforeAll(async () => {
  temporary = await temporaryFolder();
  const json = async (dir: string, file: string) =>
    JSON.parse(await readFile(join(dir, file), 'utf8')) as object;
  shell = await json(await writeShell(temporary.sub('shell')), 'shell.json');
  lobby = await json(await writeRemote(temporary.sub('lobby'), 'mf-lobby'), 'release.json');
});
afterAll(() => temporary.remove());

const refusals = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    if (error instanceof Refused) return error.refused;
    throw error;
  }
  return [];
};

describe('a description', () => {
  it('is of the shell or of a remote', () => {
    expect(read(shell, 'here')).toMatchObject({ kind: 'shell', name: 'shell' });
    expect(read(lobby, 'here')).toMatchObject({ kind: 'remote', name: 'mf-lobby' });
  });

  it.each([
    ['nothing', null, 'here: the description'],
    ['a list', [], 'here: release'],
    ['a remote without files', () => ({ ...lobby, files: undefined }), 'here: files'],
    ['a name that leads elsewhere', () => ({ ...lobby, release: '../1' }), 'here: release'],
    ['a part of files without a hash', () => ({ ...lobby, parts: { module: ['x.js'] } }), 'here: x.js'],
  ])('is refused where it is %s', (_, value, what) => {
    const given: unknown = typeof value === 'function' ? value() : value;
    expect(refusals(() => read(given, 'here')).map((one) => one.what)).toContain(what);
  });
});

it('refuses a dialog that carries the name of another remote', () => {
  const config = { ...(lobby as { config: object }).config, dialogs: ['mf-promotions:wheel'] };
  expect(refusals(() => read({ ...lobby, config }, 'here'))).toMatchObject([
    {
      what: 'here: config',
      expected: 'mf-lobby may not declare the dialog "mf-promotions:wheel": only mf-promotions may',
    },
  ]);
});

describe('a publication', () => {
  const made = { at: '2026-01-31T12:00:00.000Z', by: 'a team', commit: null, changes: '' };
  const said = { baseUrl: '/remotes/mf-lobby/0.1.0-bbbb2222/', made, publisher: 'team', signature: 'x' };

  it('says who made it, and whose signature it is', () => {
    const document = { ...lobby, ...said };
    expect(publicationOf(document, read(document, 'here'))).toEqual({ ...said, version: '0.1.0' });
  });

  it('is refused where something of it is not said', () => {
    const missing = refusals(() => publicationOf(lobby, read(lobby, 'here')));
    expect(missing.map(({ code, what }) => [code, what])).toEqual([
      ['form', 'mf-lobby 0.1.0-bbbb2222: made'],
      ['form', 'mf-lobby 0.1.0-bbbb2222: publisher'],
      ['form', 'mf-lobby 0.1.0-bbbb2222: signature'],
    ]);
  });

  it('is refused where its address is another release’s', () => {
    const document = { ...lobby, ...said, baseUrl: 'https://elsewhere.example/' };
    expect(refusals(() => publicationOf(document, read(document, 'here')))).toEqual([
      {
        code: 'form',
        what: 'mf-lobby 0.1.0-bbbb2222: baseUrl',
        expected: '/remotes/mf-lobby/0.1.0-bbbb2222/',
        actual: 'https://elsewhere.example/',
        hint: 'fill in the address before you sign',
      },
    ]);
  });
});
