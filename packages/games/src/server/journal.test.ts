import { mkdtempSync, readFileSync, appendFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openJournal, type JournalEntry } from './journal.ts';

const entryOf = (roundId: string, state: JournalEntry['state']): JournalEntry => ({
  roundId,
  sessionToken: 'session',
  stake: '1.00',
  currency: 'USD',
  stops: [[0, 0, 0, 0, 0]],
  at: 1,
  state,
});
const newFolder = () => mkdtempSync(join(tmpdir(), 'tessera-journal-'));

test('the file does not grow with every round that was ever played, and loses none that is open', () => {
  const folder = newFolder();
  const journal = openJournal(folder, 10);
  journal.put(entryOf('open', 'drawn'));
  for (let n = 0; n < 500; n += 1) {
    journal.put(entryOf(`round-${n}`, 'drawn'));
    journal.put(entryOf(`round-${n}`, 'closed'));
  }
  const lines = readFileSync(join(folder, 'rounds.jsonl'), 'utf8').trim().split('\n');
  expect(lines.length).toBeLessThan(60);
  const again = openJournal(folder, 10);
  expect(again.drawn().map(({ roundId }) => roundId)).toEqual(['open']);
  expect(again.get('round-499')?.state).toBe('closed');
});

test('a line that a crash cut short is passed over', () => {
  const folder = newFolder();
  openJournal(folder).put(entryOf('whole', 'drawn'));
  appendFileSync(join(folder, 'rounds.jsonl'), '{"roundId":"cut","sess');
  expect(
    openJournal(folder)
      .drawn()
      .map(({ roundId }) => roundId),
  ).toEqual(['whole']);
});
