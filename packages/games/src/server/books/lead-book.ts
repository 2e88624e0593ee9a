import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { giveNotice } from '../live/notices.ts';
import { repeat } from '../repeat.ts';
import { bookFixtures, rounds } from '../store/schema.ts';
import type { Lead } from '../tables/lead.ts';
import { LeaseLost, fenced, type Lease } from '../tables/lease.ts';
import { createSettling, type SettleParts } from '../tables/settle.ts';
import type { Book } from './book.ts';
import { offerFixtures } from './fixtures.ts';
import { slipDues, unfinishedBooks } from './slip-dues.ts';

interface Parts extends SettleParts {
  readonly book: Book;
  readonly lease: Lease;
  /** Whether somebody looks at the book. */
  readonly isAwake: () => boolean;
}

/** Between two looks for slips that are decided. */
const LOOK_MS = 300;
/** Fixtures are offered long before they are played: it need not be to the second. */
const OFFER_EVERY_MS = 2_000;

/**
 * Leads a book: offers the next fixtures as long as somebody looks, and pays the slips that are decided. The fixtures
 * themselves need nobody: they run by the clock.
 */
export function leadBook({ book, lease, isAwake, ...parts }: Parts): Lead {
  const { db, log } = parts;
  const settle = createSettling(parts, lease, slipDues(db, book.name, book));
  let isCleared = false;
  let offeredAt = -Infinity;
  let isResting = false;

  /** Fixtures of other rules than today's are called off, if they were not over, and so are the slips on them. */
  const callOff = (): Promise<void> =>
    fenced(db, lease, async (tx) => {
      const { version } = book.rules;
      const called = await tx
        .update(bookFixtures)
        .set({ isVoid: true })
        .where(
          and(
            eq(bookFixtures.book, book.name),
            ne(bookFixtures.rulesVersion, version),
            gt(bookFixtures.endsAt, sql`clock_timestamp()`),
            eq(bookFixtures.isVoid, false),
          ),
        )
        .returning({ id: bookFixtures.id });
      if (called.length > 0)
        log.warn({ book: book.name, fixtures: called.length }, 'fixtures of other rules are void');
      await tx
        .update(rounds)
        .set({ dueAt: sql`clock_timestamp()` })
        .where(and(eq(rounds.book, book.name), eq(rounds.state, 'open'), ne(rounds.rulesVersion, version)));
    });

  /** Says so to all servers in the same transaction. */
  const offer = (): Promise<void> =>
    fenced(db, lease, async (tx) => {
      if (await offerFixtures(tx, book)) await giveNotice(tx, { kind: 'book', book: book.name });
    });

  async function look(): Promise<void> {
    if (!isCleared) await callOff();
    isCleared = true;
    if (isAwake() && performance.now() - offeredAt > OFFER_EVERY_MS) {
      await offer();
      offeredAt = performance.now();
    }
    const isDone = await settle();
    isResting = isDone && !isAwake() && (await unfinishedBooks(db, [book.name])).size === 0;
  }

  const stop = repeat(look, LOOK_MS, (error) => {
    if (!(error instanceof LeaseLost)) log.error({ err: error, book: book.name }, 'a book does not go on');
  });
  return { lease, wake: () => undefined, isResting: () => isResting, stop };
}

/** Leads a book that this release does not have: what is bet in it goes back, and what was to be paid already is paid. */
export function endBook({
  name,
  lease,
  ...parts
}: SettleParts & { readonly name: string; readonly lease: Lease }): Lead {
  const { db, log } = parts;
  const settle = createSettling(parts, lease, slipDues(db, name, undefined));
  let isDone = false;
  const stop = repeat(
    async () => void (isDone = await settle()),
    LOOK_MS,
    (error) => log.error({ err: error, book: name }, 'slips wait to go back'),
  );
  return { lease, wake: () => undefined, isResting: () => isDone, stop };
}
