import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { roundId } from '../../protocol/fields.ts';
import { betsPayload } from '../../protocol/tables.ts';
import { parse, success } from '../envelope.ts';
import type { GameSession, Sealer } from '../sealed-session.ts';
import { openSessionOf, sessionOf } from '../session/bearer.ts';
import type { Seats } from '../session/seats.ts';
import type { SessionChecks } from '../session/session-checks.ts';
import { refuse } from './refuse.ts';
import type { Table } from './table.ts';
import type { Tables } from './tables.ts';

interface Parts {
  readonly tables: Tables;
  readonly seats: Pick<Seats, 'require'>;
  readonly sealer: Sealer;
  readonly checks: SessionChecks;
}

const placementPath = v.object({ roundId });

/** The calls of a table's page. Each works at every server of the site. */
export function registerTableApi(app: FastifyInstance, parts: Parts): void {
  const { tables, seats, sealer } = parts;
  const tableOf = (session: GameSession): Table =>
    tables.of(session) ?? refuse('notFound', `${session.gameCode} is not played at a table`);

  app.get('/table', async (request) => {
    const session = await openSessionOf(request, parts);
    const answer = await tables.look(tableOf(session), session);
    return success(answer ?? refuse('platformUnreachable', 'the table does not open yet: ask again'));
  });

  app.post('/bets', async (request) => {
    const session = sessionOf(request, sealer);
    const table = tableOf(session);
    const payload = parse(betsPayload, request.body);
    await seats.require(session);
    return success(await tables.placeBets(table, session, payload));
  });

  app.post('/bets/:roundId/take-out', async (request) => {
    const arrivedAt = performance.now();
    const session = sessionOf(request, sealer);
    const { roundId: id } = parse(placementPath, request.params);
    return success(await tables.takeOut(tableOf(session), session, id, arrivedAt));
  });

  app.delete('/bets/:roundId', async (request) => {
    const session = await openSessionOf(request, parts);
    const { roundId: id } = parse(placementPath, request.params);
    await seats.require(session);
    return success(await tables.takeBack(tableOf(session), session, id));
  });
}
