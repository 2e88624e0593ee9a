import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { slipPayload } from '../../protocol/book.ts';
import { roundId } from '../../protocol/fields.ts';
import { parse, success } from '../envelope.ts';
import type { GameSession, Sealer } from '../sealed-session.ts';
import { openSessionOf, sessionOf } from '../session/bearer.ts';
import type { Seats } from '../session/seats.ts';
import type { SessionChecks } from '../session/session-checks.ts';
import { refuse } from '../tables/refuse.ts';
import type { Book } from './book.ts';
import type { Books } from './books.ts';

interface Parts {
  readonly books: Books;
  readonly seats: Pick<Seats, 'require'>;
  readonly sealer: Sealer;
  readonly checks: SessionChecks;
}

const slipPath = v.object({ roundId });

/** The calls of a book's page. Each works at every server of the site. */
export function registerBookApi(app: FastifyInstance, parts: Parts): void {
  const { books, seats, sealer } = parts;
  const bookOf = (session: GameSession): Book =>
    books.of(session) ?? refuse('notFound', `${session.gameCode} is no book`);

  app.get('/book', async (request) => {
    const session = await openSessionOf(request, parts);
    const answer = await books.look(bookOf(session), session);
    return success(answer ?? refuse('platformUnreachable', 'the book does not open yet: ask again'));
  });

  app.post('/slips', async (request) => {
    const session = sessionOf(request, sealer);
    const book = bookOf(session);
    const payload = parse(slipPayload, request.body);
    await seats.require(session);
    return success(await books.place(book, session, payload));
  });

  app.get('/slips/:roundId', async (request) => {
    const session = await openSessionOf(request, parts);
    const { roundId: id } = parse(slipPath, request.params);
    return success(await books.slip(bookOf(session), session, id));
  });
}
