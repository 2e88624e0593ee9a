import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { providerAuthenticate, providerWager } from '@tessera/wire';
import { drawRound } from '../../games/lines/rules/round.ts';
import { seededDraw } from '../../testing/seeded.ts';
import { startWallet, type Wallet } from '../../testing/wallet.ts';
import { createProviderClient } from '../provider-client.ts';
import { endOldJournal } from './old-journal.ts';

let wallet: Wallet;
beforeEach(async () => {
  wallet = await startWallet();
});
afterEach(() => wallet.close());

/** A file of three rounds: one that is wagered, one that never was, one that is closed; and a line that was cut. */
async function leaveJournal() {
  const provider = createProviderClient({ platformUrl: wallet.url, providerKey: wallet.key });
  const launch = wallet.launch();
  const { sessionToken } = await provider.send(providerAuthenticate, { launchToken: launch });
  const draw = seededDraw(3);
  let drawn = drawRound(draw);
  while (drawn.round.units === 0) drawn = drawRound(draw);
  const entry = { sessionToken, stake: '1.00', currency: 'USD', stops: drawn.stops, at: 1, state: 'drawn' };
  const wagered = { sessionToken, roundId: 'wagered', transactionId: 'wagered-w', amount: '1.00' };
  await provider.send(providerWager, { ...wagered, outcome: { rules: 1, stops: drawn.stops } });
  const lines = [
    { ...entry, roundId: 'wagered' },
    { ...entry, roundId: 'lost' },
    { ...entry, roundId: 'done' },
    { ...entry, roundId: 'done', state: 'closed', payout: '0', balance: '1' },
  ];
  const file = join(mkdtempSync(join(tmpdir(), 'tessera-old-journal-')), 'rounds.jsonl');
  writeFileSync(file, `${lines.map((line) => JSON.stringify(line)).join('\n')}\n{"roundId":"cut`);
  return { file, provider, launch, pays: drawn.round.units * 5 };
}

test('what an earlier release left open is paid or called off, once, and its file is put aside', async () => {
  const { file, provider, launch, pays } = await leaveJournal();
  await endOldJournal(file, provider);
  expect(wallet.rounds).toMatchObject([
    { roundId: 'wagered', state: 'settled' },
    { roundId: 'lost', state: 'cancelled' },
  ]);
  expect(Math.round(Number(wallet.balanceOf(launch)) * 100)).toBe(10_000 - 100 + pays);
  expect(existsSync(file)).toBe(false);
  await endOldJournal(file, provider);
  expect(wallet.rounds).toHaveLength(2);
});

test('while the platform is away the file stays', async () => {
  const { file, provider } = await leaveJournal();
  wallet.fault = (name) => (name === 'provider.settle' ? 'after' : undefined);
  await expect(endOldJournal(file, provider)).rejects.toThrow();
  expect(existsSync(file)).toBe(true);
  wallet.fault = undefined;
  await endOldJournal(file, provider);
  expect(wallet.rounds.map(({ state }) => state)).toEqual(['settled', 'cancelled']);
});
