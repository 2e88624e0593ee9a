import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changesOf, madeNow } from './made.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'tessera-made-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const git = (...args) => {
  const { status, stdout, stderr } = spawnSync(
    'git',
    ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
};
const now = () => new Date('2026-01-31T12:00:00Z');

test('reads the changes of a version from its section of the change log', () => {
  const log =
    '# Changes\n\n## [1.1.0] - 2026-01-02\n\nA table.\n\n### Fixed\n\n- A row\n\n## v1.0.0\n\nFirst.\n';
  writeFileSync(join(folder, 'CHANGELOG.md'), log);
  expect(changesOf(folder, '1.1.0')).toBe('A table.\n\n### Fixed\n\n- A row');
  expect(changesOf(folder, '1.0.0')).toBe('First.');
  expect(changesOf(folder, '1.0')).toBe('');
  expect(changesOf(tmpdir(), '1.1.0')).toBe('');
});

test('names a commit only where the sources are those of the commit', () => {
  git('init', '--quiet');
  writeFileSync(join(folder, 'a.txt'), 'one');
  git('add', '.');
  git('commit', '--quiet', '-m', 'first');
  const env = { TESSERA_RELEASED_BY: 'Agent team' };
  expect(madeNow(folder, { changes: 'New' }, env, now)).toEqual({
    at: '2026-01-31T12:00:00.000Z',
    by: 'Agent team',
    commit: git('rev-parse', 'HEAD'),
    changes: 'New',
  });
  writeFileSync(join(folder, 'a.txt'), 'two');
  expect(madeNow(folder, {}, env, now).commit).toBeNull();
});

test('names a maker and no commit outside of a repository', () => {
  const made = madeNow(folder, {}, { ...process.env, GITHUB_ACTOR: '' }, now);
  expect(made.commit).toBeNull();
  expect(made.by).not.toBe('');
});
