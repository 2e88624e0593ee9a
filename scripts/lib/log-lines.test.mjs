import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { test } from 'node:test';
import { showLines, showLog } from './log-lines.mjs';

const LINES = {
  info: '{"level":30,"msg":"request completed"}',
  warn: '{"level":40,"msg":"the provider answers slowly"}',
  error: '{"level":50,"msg":"the database is away"}',
  fatal: '{"level":60,"msg":"the disk is full"}',
};

/** Returns what the terminal shows of these chunks. */
async function shownOf(chunks, show) {
  const output = new PassThrough();
  const terminal = [];
  show(output, { write: (text) => terminal.push(text) });
  for (const chunk of chunks) {
    output.write(chunk);
    // The reader gets each chunk on its own.
    await new Promise(setImmediate);
  }
  output.end();
  await finished(output);
  await new Promise(setImmediate);
  return terminal.join('');
}

const shownAt = (level, ...lines) =>
  shownOf([lines.map((line) => `${line}\n`).join('')], (output, terminal) =>
    showLog(output, terminal, { name: 'games', level }),
  );

for (const [level, shown] of [
  ['info', ['info', 'warn', 'error', 'fatal']],
  ['warn', ['warn', 'error', 'fatal']],
  ['error', ['error', 'fatal']],
  ['fatal', ['fatal']],
  ['silent', []],
]) {
  test(`shows lines of at least the level ${level}`, async () => {
    const expected = shown.map((one) => `games: ${LINES[one]}\n`).join('');
    assert.equal(await shownAt(level, ...Object.values(LINES)), expected);
  });
}

test('takes text without a level for info', async () => {
  const texts = ['The games are ready at http://localhost:3002', '{half of', '{"level":"error"}', '{}'];
  assert.equal(await shownAt('warn', ...texts), '');
  assert.equal(await shownAt('info', ...texts), texts.map((text) => `games: ${text}\n`).join(''));
});

test('shows everything with a level that no server accepts', async () => {
  assert.equal(await shownAt('loud', LINES.info), `games: ${LINES.info}\n`);
});

test('joins a line that arrives in parts, inside a letter too', async () => {
  const line = Buffer.from(`{"level":50,"msg":"é"}\n{"level":60}`);
  const middle = line.indexOf('é') + 1;
  const shown = await shownOf([line.subarray(0, middle), line.subarray(middle)], (output, terminal) =>
    showLog(output, terminal, { name: 'games', level: 'warn' }),
  );
  assert.equal(shown, 'games: {"level":50,"msg":"é"}\ngames: {"level":60}\n');
});

test('shows all lines of the error output, and no empty ones', async () => {
  const shown = await shownOf(['Error: away\n\n    at start\n'], (output, terminal) =>
    showLines(output, terminal, { name: 'games' }),
  );
  assert.equal(shown, 'games: Error: away\ngames:     at start\n');
});
