import { meaningfulLines } from './nx-run.mjs';

/** The end of the output must be enough to act on; CI shows no more of it. */
export const SUMMARY_LINES = 60;
const LONGEST_LINE = 220;
const SHORTEST_MESSAGE = 2;
const LONGEST_MESSAGE = 15;

/**
 * Returns the lines before the last two of `npm test`: what failed with its error, what was left out, what was flaky.
 * @param {{
 *   failed: { name: string, message: string }[],
 *   leftOut: string[],
 *   flaky: { name: string, message: string, durationMs: number, aloneMs: number }[],
 *   notes: string[],
 * }} result
 * @returns {string[]} at most {@link SUMMARY_LINES} - 2 lines: the verdict and the counts follow
 */
export function summarise({ failed, leftOut, flaky, notes }) {
  const flakyLines = flaky.map(
    ({ name, message, durationMs, aloneMs }) =>
      `  ${name}: ${firstLine(message)} (${seconds(durationMs)}, alone ${seconds(aloneMs)})`,
  );
  const end = [
    ...listed(
      'Left out, because what it needs has failed:',
      leftOut.map((task) => `  ${task}`),
      8,
    ),
    ...listed('Flaky (failed beside the others, passed alone; counted as passed):', flakyLines, 21),
    ...notes.slice(0, 6),
  ].map(shortened);
  const room = SUMMARY_LINES - 2 - end.length - (failed.length > 0 ? 2 : 0);
  return [...(failed.length > 0 ? ['', 'What failed:'] : []), ...failureLines(failed, room), ...end];
}

/** Shares the room among the failures: each has its name and the start of its message. */
function failureLines(failed, room) {
  if (failed.length === 0) return [];
  const each = Math.min(LONGEST_MESSAGE, Math.max(SHORTEST_MESSAGE, Math.floor(room / failed.length) - 1));
  const lines = failed.flatMap(({ name, message }) => [
    shortened(`✗ ${name}`),
    ...meaningfulLines(message)
      .slice(0, each)
      .map((line) => shortened(`    ${line}`)),
  ]);
  if (lines.length <= room) return lines;
  // With that many failures, names are worth more than messages.
  const names = failed.map(({ name, message }) => shortened(`✗ ${name}: ${firstLine(message)}`));
  if (names.length <= room) return names;
  return [...names.slice(0, room - 1), `  and ${names.length - room + 1} more, see above`];
}

function listed(title, lines, most) {
  if (lines.length === 0) return [];
  const shown =
    lines.length <= most ? lines : [...lines.slice(0, most - 1), `  and ${lines.length - most + 1} more`];
  return [title, ...shown];
}

const firstLine = (message) => meaningfulLines(message)[0]?.trim() ?? '';
const seconds = (ms) => `${(ms / 1_000).toFixed(1)} s`;
const shortened = (line) => (line.length <= LONGEST_LINE ? line : `${line.slice(0, LONGEST_LINE - 1)}…`);
