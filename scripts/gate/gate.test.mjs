import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { ROOT } from '../lib/bootstrap.mjs';

const GATE = join(import.meta.dirname, 'gate.mjs');
/** A test with this source fails the first time only. */
const FAILS_ONCE = `
  const { existsSync, writeFileSync } = require('node:fs');
  test('sells', () => {
    const isFirst = !existsSync('was-here');
    writeFileSync('was-here', '');
    expect(isFirst).toBe(false);
  });`;
const PASSES = `test('opens', () => undefined);`;
const FAILS = `test('closes', () => expect('open').toBe('closed'));`;

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tessera-gate-'));
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  write('package.json', { name: 'scratch', private: true, workspaces: ['packages/*'] });
  write('nx.json', {
    neverConnectToCloud: true,
    analytics: false,
    useDaemonProcess: false,
    cacheDirectory: '.nx/cache',
    targetDefaults: { build: { dependsOn: ['^build'] }, e2e: { dependsOn: ['^build'] } },
  });
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path, content) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
}

/** Adds a project whose jest tests have these sources. */
function addProject(name, tests, { build = 'exit 0', lint = 'exit 0', needs = [] } = {}) {
  const folder = `packages/${name}`;
  write(`${folder}/package.json`, {
    name: `@shop/${name}`,
    version: '1.0.0',
    scripts: { test: 'jest', build, lint },
    dependencies: Object.fromEntries(needs.map((need) => [`@shop/${need}`, '1.0.0'])),
  });
  const shared = join(ROOT, 'packages/build/config/jest.mjs');
  write(
    `${folder}/jest.config.mjs`,
    `import shared from ${JSON.stringify(shared)};
    export default { ...shared, transform: {}, testTimeout: 2_000, testMatch: ['<rootDir>/*.test.js'] };`,
  );
  for (const [file, source] of Object.entries(tests)) write(`${folder}/${file}.test.js`, source);
}

/** Adds the project of the journeys, which needs these projects' builds. */
function addJourneys(source, needs = []) {
  const folder = 'packages/e2e';
  write(`${folder}/package.json`, {
    name: '@tessera/e2e',
    version: '1.0.0',
    type: 'module',
    scripts: { e2e: 'playwright test' },
    dependencies: Object.fromEntries(needs.map((need) => [`@shop/${need}`, '1.0.0'])),
  });
  write(
    `${folder}/playwright.config.mjs`,
    `export default {
      testDir: 'journeys',
      timeout: 2_000,
      reporter: [['list'], ['json', { outputFile: process.env.TESSERA_COUNTS + '/journeys.playwright.json' }]],
      projects: [{ name: 'desktop' }, { name: 'phone' }],
    };`,
  );
  write(`${folder}/journeys/shop.spec.mjs`, `import { expect, test } from '@playwright/test';\n${source}`);
}

/** Runs the gate: lint, builds and tests, then the journeys. */
function runGate() {
  const phases = [
    { args: ['run-many', '-t', 'lint', 'build', 'test', '--nxBail=false', '--parallel=2'] },
    {
      args: ['run', '@tessera/e2e:e2e'],
      env: { TESSERA_COUNTS: join(root, 'packages/e2e/test-counts/e2e') },
    },
  ];
  const program = `
    import { writeFileSync } from 'node:fs';
    import { runGate } from ${JSON.stringify(GATE)};
    writeFileSync('gate.json', JSON.stringify(runGate(${JSON.stringify({ root, phases })})));`;
  // The scratch workspace has tasks of its own.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(NX_|TEST_|TESSERA_)/.test(name)),
  );
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  const { hasPassed, counts, lines } = JSON.parse(readFileSync(join(root, 'gate.json'), 'utf8'));
  return { hasPassed, counts, summary: lines.join('\n'), lines, output: stdout + stderr };
}

test('passes what fails once and passes alone, lists it, and counts it as passed', () => {
  addProject('till', { sale: FAILS_ONCE, opening: PASSES });
  addJourneys(`
    import { existsSync, writeFileSync } from 'node:fs';
    test('buys', ({}, { project }) => {
      const isFirst = project.name === 'phone' && !existsSync('was-here');
      if (isFirst) writeFileSync('was-here', '');
      expect(isFirst).toBe(false);
    });`);
  const { hasPassed, counts, summary } = runGate();
  assert.equal(hasPassed, true, summary);
  // Lint and build of till, its two tests, and the journey in two sizes.
  assert.deepEqual(counts, { passed: 6, failed: 0, skipped: 0 });
  assert.match(summary, /Flaky/);
  assert.match(
    summary,
    /@shop\/till sale\.test\.js › sells: .*expect\(received\).* \(\d+\.\d s, alone \d+\.\d s\)/,
  );
  assert.match(summary, /e2e \[phone\] shop\.spec\.mjs › buys: .* \(\d+\.\d s, alone \d+\.\d s\)/);
  assert.doesNotMatch(summary, /What failed|desktop/);
  const [context] = globSync('packages/e2e/test-results/*/error-context.md', { cwd: root });
  assert.match(context ?? '', /buys-phone/, 'what the first run saw is kept');
});

test('fails what fails again or hangs, and runs all the rest, the journeys too', () => {
  addProject('till', { closing: FAILS, opening: PASSES });
  addProject('stock', { counting: `test('counts', () => new Promise(() => undefined));`, opening: PASSES });
  addJourneys(`
    test('buys', () => expect('sold out').toBe('bought'));
    test('looks', () => undefined);`);
  const { hasPassed, counts, summary, lines } = runGate();
  assert.equal(hasPassed, false);
  // Two lints, two builds, two openings and looking in two sizes; closing, counting and buying in two sizes.
  assert.deepEqual(counts, { passed: 8, failed: 4, skipped: 0 });
  assert.match(
    summary,
    /✗ @shop\/till closing\.test\.js › closes\n[^✗]*expect\(received\)[^✗]*Received: "open"/,
  );
  assert.match(summary, /✗ @shop\/stock counting\.test\.js › counts\n {4}.*Exceeded timeout of 2000 ms/);
  assert.match(summary, /✗ e2e \[desktop\] shop\.spec\.mjs › buys\n[^✗]*sold out/);
  assert.ok(lines.length < 60);
});

test('names what a failed build leaves out, runs what does not need it, and repeats nothing', () => {
  addProject('parts', { opening: PASSES }, { build: 'echo no such part && exit 1' });
  addProject('till', { opening: PASSES, sale: FAILS_ONCE }, { needs: ['parts'] });
  addJourneys(`test('buys', () => undefined);`, ['till']);
  const { hasPassed, counts, summary, output } = runGate();
  assert.equal(hasPassed, false);
  // Two lints and the tests of both; the build, and the sale, which would have passed alone.
  assert.deepEqual(counts, { passed: 4, failed: 2, skipped: 0 });
  assert.match(summary, /✗ @shop\/parts:build\n[^✗]*no such part/);
  assert.match(summary, /Left out.*\n {2}@shop\/till:build\n {2}@tessera\/e2e:e2e/);
  assert.match(summary, /Nothing was repeated/);
  assert.doesNotMatch(output, /Once more, alone/);
});

test('names a build that fails before it passes, and runs what it left out', () => {
  addProject(
    'parts',
    { opening: PASSES },
    { build: 'test -f was-here || { touch was-here; echo no such part; exit 1; }' },
  );
  addProject('till', { opening: PASSES }, { needs: ['parts'] });
  addJourneys(`test('buys', () => undefined);`, ['parts']);
  const { hasPassed, counts, summary } = runGate();
  assert.equal(hasPassed, true, summary);
  // Two lints, two builds, the tests of both and the journey in two sizes.
  assert.deepEqual(counts, { passed: 8, failed: 0, skipped: 0 });
  assert.match(summary, /Flaky.*\n {2}@shop\/parts:build: no such part \(/);
  assert.doesNotMatch(summary, /Left out|What failed/);
});

test('repeats nothing where more than twenty test files fail', () => {
  const tests = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`closing-${index}`, FAILS]));
  addProject('till', tests);
  addJourneys(`test('buys', () => undefined);`);
  const { hasPassed, counts, summary, lines, output } = runGate();
  assert.equal(hasPassed, false);
  assert.deepEqual(counts, { passed: 4, failed: 21, skipped: 0 });
  assert.match(summary, /✗ @shop\/till closing-20\.test\.js/);
  assert.match(summary, /Nothing was repeated: 21 test files and journeys failed, more than 20/);
  assert.ok(lines.length < 60);
  assert.doesNotMatch(output, /Once more, alone/);
});

test('fails a run that fails outside its tests twice, with the end of its output', () => {
  addProject('till', { opening: PASSES });
  write('packages/till/teardown.cjs', `module.exports = () => { throw new Error('the till stays open'); };`);
  const config = join(root, 'packages/till/jest.config.mjs');
  writeFileSync(
    config,
    readFileSync(config, 'utf8').replace('transform: {}', `transform: {}, globalTeardown: './teardown.cjs'`),
  );
  addJourneys(`test('buys', () => undefined);`);
  const { hasPassed, counts, summary, output } = runGate();
  assert.equal(hasPassed, false);
  assert.deepEqual(counts, { passed: 5, failed: 1, skipped: 0 });
  assert.match(summary, /✗ @shop\/till:test\n[^✗]*the till stays open/);
  assert.match(output, /Once more, alone: nx run @shop\/till:test/);
});
