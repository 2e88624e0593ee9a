import { createFakeShell } from '@tessera/testing';
import { CallError, depositCreate, withdrawalCreate } from '@tessera/wire';
import { sendIntent } from './intent.ts';
import { createKeptAttempts, MOST_KEPT_ATTEMPTS } from './kept-attempts.ts';

type Kept = NonNullable<NonNullable<Parameters<typeof createFakeShell>[0]>['kept']>;

const LOST = new CallError(depositCreate, { kind: 'network' }, '');
const PAYLOAD = { methodId: 2, amount: '20.00' };
const PLACED = { orderNumber: 'D1', url: 'https://pay.example/D1', expiresAt: '2026-05-02T03:00:00Z' };

/** Opens a document of one device: a reload, or another tab. */
const openDocument = (kept: Kept, depositAnswer: typeof PLACED | typeof LOST = LOST) =>
  createFakeShell({
    session: 'member',
    kept,
    answers: { depositCreate: depositAnswer, withdrawalCreate: LOST },
  });

async function keyOf(shell: ReturnType<typeof createFakeShell>, payload = PAYLOAD) {
  await sendIntent({ shell }, depositCreate, payload);
  return shell.api.sent.at(-1)?.idempotencyKey;
}

test('a reload and another tab continue an attempt whose answer was lost', async () => {
  const kept: Kept = new Map();
  const first = await keyOf(openDocument(kept));
  expect(await keyOf(openDocument(kept))).toBe(first);
  expect(await keyOf(openDocument(kept), { ...PAYLOAD, amount: '21.00' })).not.toBe(first);
  expect(await keyOf(openDocument(kept))).toBe(first);
});

test('an attempt that is answered anywhere is over everywhere', async () => {
  const kept: Kept = new Map();
  const tab = openDocument(kept);
  const first = await keyOf(tab);
  expect(await keyOf(openDocument(kept, PLACED))).toBe(first);
  expect(await keyOf(tab)).not.toBe(first);
});

test('another member of the device does not continue it', async () => {
  const kept: Kept = new Map();
  const first = await keyOf(openDocument(kept));
  const shell = openDocument(kept);
  shell.session.login({ id: 8, account: 'another', currency: 'USD' });
  expect(await keyOf(shell)).not.toBe(first);
  expect(await keyOf(openDocument(kept))).toBe(first);
});

test('secrets are not kept, and other digits continue the same withdrawal', async () => {
  const kept: Kept = new Map();
  const withdraw = async (withdrawPassword: string) => {
    const shell = openDocument(kept);
    await sendIntent({ shell }, withdrawalCreate, { bankAccountId: 5, amount: '73.19', withdrawPassword });
    return shell.api.sent.at(-1)?.idempotencyKey;
  };
  expect(await withdraw('2468')).toBe(await withdraw('1357'));
  const texts = JSON.stringify([...kept.values()]);
  expect(texts).not.toMatch(/2468|73\.19/);
});

test('a bounded number of attempts is kept, each for its time', () => {
  let now = 0;
  const store = new Map<string, string>();
  const drafts = {
    get: () => undefined,
    set: () => undefined,
    remove: () => undefined,
    keep: (name: string, text: string) => void store.set(name, text),
    kept: (name: string) => store.get(name),
  };
  const attempts = createKeptAttempts({ drafts, owner: 7, now: () => now, keepMs: 1_000 });
  const first = attempts.keyFor('pay', 0);
  const second = attempts.keyFor('pay', 1);
  for (let amount = 2; amount <= MOST_KEPT_ATTEMPTS; amount += 1) attempts.keyFor('pay', amount);
  expect(attempts.keyFor('pay', 1)).toBe(second);
  expect(attempts.keyFor('pay', 0)).not.toBe(first);
  now = 1_001;
  expect(attempts.keyFor('pay', 1)).not.toBe(second);
  expect(JSON.parse([...store.values()][0] ?? '')).toHaveLength(1);
});

test.each(['{', '[{"slot":"pay"}]', '{"a":1}'])(
  'starts without attempts where the device holds %s',
  (text) => {
    const drafts = {
      get: () => undefined,
      set: () => undefined,
      remove: () => undefined,
      keep: () => undefined,
      kept: () => text,
    };
    const attempts = createKeptAttempts({ drafts, owner: 7, now: () => 0, keepMs: 1_000 });
    expect(attempts.keyFor('pay', 1)).toMatch(/^[\w-]{16,}$/);
  },
);

test('a shell that keeps nothing continues an attempt within the document', () => {
  const attempts = createKeptAttempts({ drafts: undefined, owner: 7, now: () => 0, keepMs: 1_000 });
  const key = attempts.keyFor('pay', 1);
  expect(attempts.keyFor('pay', 1)).toBe(key);
  attempts.settle('pay', key);
  expect(attempts.keyFor('pay', 1)).not.toBe(key);
});
