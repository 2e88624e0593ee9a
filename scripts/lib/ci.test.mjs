import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '../..');
const WORKFLOWS = join(ROOT, '.github/workflows');
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const readme =
  readFileSync(join(ROOT, 'README.md'), 'utf8') +
  readFileSync(join(ROOT, 'docs/shipping-a-remote.md'), 'utf8');

const text = (file) => readFileSync(join(WORKFLOWS, file), 'utf8');
const workflows = readdirSync(WORKFLOWS).map((file) => ({
  file,
  jobs: Object.values(parse(text(file)).jobs),
}));

for (const { file, jobs } of workflows) {
  const commands = jobs.flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));

  test(`${file} runs only existing npm scripts`, () => {
    const named = commands.flatMap((command) => [
      ...command.matchAll(/\bnpm (?:run )?(?!run\b|install\b)([\w-]+)/g),
    ]);
    for (const [, name] of named) assert.ok(scripts[name], `package.json has no script "${name}"`);
  });

  test(`${file} runs only commands that the documents mention`, () => {
    const said = commands.flatMap(
      (command) => command.match(/\b(?:npm run [\w-]+|npm test|npx nx e2e)/g) ?? [],
    );
    for (const command of said)
      assert.ok(readme.includes(command), `neither README nor docs/shipping-a-remote.md says "${command}"`);
  });

  test(`${file} pins every action by commit`, () => {
    const used = jobs.flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []));
    for (const action of used) assert.match(action, /^[\w./-]+@[0-9a-f]{40}$/, `${action} can be moved`);
  });

  test(`${file} passes a secret only to the steps that need it`, () => {
    const outside = jobs.map(({ env }) => env ?? {}).concat(parse(text(file)).env ?? {});
    assert.doesNotMatch(JSON.stringify(outside), /secrets\./);
    const steps = jobs
      .flatMap((job) => job.steps)
      .filter((step) => JSON.stringify(step).includes('secrets.'));
    for (const { run } of steps)
      assert.doesNotMatch(
        run,
        /npm (?:install|ci)|nx run-many|nx e2e|playwright/,
        'installs or tests with a secret',
      );
  });

  test(`${file} has read-only permissions and puts no input into a script`, () => {
    assert.deepEqual(parse(text(file)).permissions, { contents: 'read' });
    // Inputs and tags are untrusted: in a script they would be executed, in an environment variable they are only
    // read.
    for (const command of commands)
      assert.doesNotMatch(command, /\$\{\{\s*(?:inputs|github\.(?:ref|head|event))/);
  });
}

const outside = readFileSync(
  join(ROOT, 'scripts/new-remote/template/outside/.github/workflows/mf-example.yml'),
  'utf8',
);
const stepsOf = (source) => Object.values(parse(source).jobs).flatMap(({ steps }) => steps);

for (const [file, source] of [
  ...workflows.map((one) => [one.file, text(one.file)]),
  ['the workflow of a remote outside this repository', outside],
]) {
  test(`${file} builds nothing in a step that has a key`, () => {
    for (const { run, env } of stepsOf(source)) {
      if (env?.TESSERA_RELEASE_KEY !== undefined) assert.match(run, /--no-build\b/, `"${run}" builds`);
    }
  });

  test(`${file} signs a check with a key that may only check, and only for changes that get secrets`, () => {
    for (const { run, env, if: condition } of stepsOf(source)) {
      if (!/\bnpm run check\b/.test(run)) continue;
      assert.equal(env.TESSERA_RELEASE_KEY, '${{ secrets.TESSERA_CHECK_KEY }}');
      assert.equal(env.TESSERA_PUBLISHER, '${{ vars.TESSERA_CHECK_PUBLISHER }}');
      assert.match(condition, /!github\.event\.pull_request\.head\.repo\.fork/);
    }
  });
}

test('the workflows check every remote against the live site, here and outside', () => {
  for (const source of [text('remotes.yml'), outside])
    assert.ok(stepsOf(source).some(({ run }) => /\bnpm run check\b/.test(run)));
});

test('every app has an owner', () => {
  const owned = readFileSync(join(ROOT, '.github/CODEOWNERS'), 'utf8');
  const apps = readdirSync(ROOT).filter((name) => name === 'shell' || name.startsWith('mf-'));
  for (const app of apps) assert.match(owned, new RegExp(`^/${app}/ +@`, 'm'), `/${app}/ has no owner`);
  for (const file of owned.match(/^\/[\w-]+(?:\/[\w-]+)?\/(?= )/gm) ?? []) {
    assert.ok(readdirSync(join(ROOT, file)).length > 0, `${file} is owned but is not there`);
  }
});

test('the workflow of a remote outside this repository pins every action by commit', () => {
  for (const [, version] of outside.matchAll(/uses: [\w/-]+@(\S+)/g)) assert.match(version, /^[0-9a-f]{40}$/);
});
