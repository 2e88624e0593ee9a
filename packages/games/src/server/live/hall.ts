import type { Server as HttpServer } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { GameSession, Sealer } from '../sealed-session.ts';
import type { Seats } from '../session/seats.ts';
import type { SessionChecks } from '../session/session-checks.ts';
import type { Store } from '../store/connect.ts';
import { createAttention } from '../tables/attention.ts';
import { createCrowd } from '../tables/crowd.ts';
import { serveLive, type Live, type Tell } from './live.ts';
import { hearNotices, type Notice } from './notices.ts';

/** A kind of places that players of a site meet at: its tables, or its books. */
export interface Places {
  /** Where a session's game is played, if at one of these. */
  placeOf(session: GameSession): string | undefined;
  has(place: string): boolean;
  /** Somebody comes, or asks: the place goes on within a moment, whoever leads it. */
  wake(place: string): void;
  /** Tells a page that has come in what is there now. */
  welcome(place: string, tell: Tell): Promise<void>;
  /** Something of it may be otherwise: it is read anew. */
  refresh(place: string): void;
  /** What servers tell each other; kinds that are not its own it leaves. */
  hear(notice: Notice): void;
  close(): Promise<void>;
}

/** The pages at this server, at which places they are, and what the servers tell each other. */
export interface Hall {
  readonly live: Live;
  add(places: Places): void;
  /** Somebody asked for a place, or bets there. */
  attend(place: string): void;
  /** Whether somebody is there, at this server, or was a moment ago. */
  isAwake(place: string): boolean;
  /** At this server. */
  playersHere(place: string): number;
  /** At all servers. */
  players(place: string): number;
  close(): Promise<void>;
}

interface Parts {
  /** This process, unlike any other of any time. */
  readonly server: string;
  readonly store: Store;
  readonly sealer: Sealer;
  readonly checks: SessionChecks;
  readonly seats: Seats;
  /** The server that listens for pages. */
  readonly http: HttpServer;
  readonly log: FastifyBaseLogger;
  /** How long a place goes on without players. */
  readonly restAfterMs?: number;
}

/** Everything that is watched is read anew so often, whatever was heard. */
const REFRESH_MS = 5_000;

export function openHall(parts: Parts): Hall {
  const { server, store, sealer, checks, seats, http, log, restAfterMs } = parts;
  const { db, url } = store;
  const all: Places[] = [];
  const placesOf = (place: string): Places | undefined => all.find((places) => places.has(place));

  const live = serveLive({
    http,
    log,
    open: (bearer) => sealer.open(bearer),
    isOpen: (session) => checks.isOpen(session),
    look: (session) => checks.look(session),
    placeOf: (session) => all.map((places) => places.placeOf(session)).find((place) => place !== undefined),
    onPage({ place }, session, tell) {
      const failed = (error: unknown) => log.error({ err: error }, 'a page is told less than there is');
      seats.isMine(session).then((mine) => tell('seat', { mine }), failed);
      if (place === undefined) return;
      attend(place);
      placesOf(place)?.welcome(place, tell).catch(failed);
    },
  });
  const playersHere = (place: string): number => live.seated()[place] ?? 0;
  const attention = createAttention(playersHere, restAfterMs);
  const crowd = createCrowd({
    db,
    server,
    here: () => live.seated(),
    onFailure: (error) => log.warn({ err: error }, 'other servers are not told who sits here'),
  });
  const stopHearing = hearNotices({
    url,
    onNotice: hear,
    onListening: refresh,
    onLost: (error) => log.warn({ err: error }, 'other servers are not heard'),
  });
  const refreshing = setInterval(refresh, REFRESH_MS);

  function attend(place: string): void {
    attention.touch(place);
    placesOf(place)?.wake(place);
  }

  function refresh(): void {
    for (const place of Object.keys(live.seated())) placesOf(place)?.refresh(place);
  }

  function hear(notice: Notice): void {
    if (notice.kind === 'crowd') crowd.hear(notice);
    else if (notice.kind === 'seat') live.tellSeat(notice.playerId, notice.gameCode, notice.session);
    else for (const places of all) places.hear(notice);
  }

  return {
    live,
    add: (places) => void all.push(places),
    attend,
    isAwake: attention.isAwake,
    playersHere,
    players: crowd.players,
    async close() {
      clearInterval(refreshing);
      crowd.stop();
      await stopHearing();
      await Promise.all(all.map((places) => places.close()));
      live.close();
    },
  };
}
