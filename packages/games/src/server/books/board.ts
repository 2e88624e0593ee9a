import { sorted, type BookChange, type BookState, type Fixture } from '../../protocol/book.ts';
import type { Book } from './book.ts';
import type { FixtureRow, Read } from './fixtures.ts';
import { tellFixture, type ToldFixture } from './told-fixture.ts';

/**
 * A book as this server's players see it: told from the rows that were read last and the clock alone, each fixture once for
 * everybody as long as nothing of it changes.
 */
export class Board {
  readonly #book: Book;
  readonly #rows = new Map<bigint, FixtureRow>();
  readonly #told = new Map<bigint, ToldFixture>();
  /** Told otherwise than pages were sent. */
  readonly #changed = new Set<bigint>();
  /** The database's clock against this process's own. */
  #aheadMs = 0;

  constructor(book: Book) {
    this.#book = book;
  }

  /** The database's clock, epoch milliseconds. */
  now(): number {
    return performance.now() + this.#aheadMs;
  }

  /** Takes what was read in; fixtures that are no longer read are forgotten. */
  take({ rows, now }: Read): void {
    this.#aheadMs = now - performance.now();
    const read = new Set(rows.map(({ id }) => id));
    for (const id of this.#rows.keys()) if (!read.has(id)) this.#forget(id);
    for (const row of rows) {
      const known = this.#rows.get(row.id);
      this.#rows.set(row.id, row);
      if (known?.isVoid === row.isVoid) continue;
      this.#told.delete(row.id);
      this.#changed.add(row.id);
    }
  }

  #forget(id: bigint): void {
    this.#rows.delete(id);
    this.#told.delete(id);
    this.#changed.delete(id);
  }

  #tell(row: FixtureRow, now: number): Fixture {
    const before = this.#told.get(row.id);
    if (before && now < before.until) return before.fixture;
    const told = tellFixture(this.#book, row, now);
    this.#told.set(row.id, told);
    this.#changed.add(row.id);
    return told.fixture;
  }

  /** The whole book now. */
  whole(players: number): BookState {
    const now = this.now();
    const all = [...this.#rows.values()].map((row) => this.#tell(row, now));
    return { book: this.#book.name, now: Math.floor(now), players, ...sorted(all) };
  }

  /** What has changed since this was asked last; `undefined` where nothing has. */
  changes(players: number): BookChange | undefined {
    const now = this.now();
    for (const row of this.#rows.values()) this.#tell(row, now);
    const fixtures = [...this.#changed].map((id) => this.#told.get(id)!.fixture);
    this.#changed.clear();
    if (fixtures.length === 0) return undefined;
    return { book: this.#book.name, now: Math.floor(now), players, fixtures };
  }

  /** In how many milliseconds there is something to send, if nothing is read meanwhile. */
  restMs(): number {
    if (this.#changed.size > 0) return 0;
    const ends = [...this.#rows.keys()].map((id) => this.#told.get(id)?.until ?? 0);
    return Math.max(Math.min(...ends) - this.now(), 0);
  }
}
