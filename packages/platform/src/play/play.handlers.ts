import { readLink, toDecimal } from '@tessera/domain';
import { gameAddress, maintenanceRefusal, memberCash, toWire, type Maintenance } from '@tessera/wire';
import type { Handlers } from '../http/handlers.ts';
import { malformed } from '../http/refusal.ts';
import { memberBalance } from '../ledger/accounts.ts';
import { orRestricted } from '../responsible/refusals.ts';
import type { Services } from '../services.ts';
import { requireSite } from '../site/site.ts';
import { guestMayTry } from './guest-demos.ts';
import { closeGames, findGame, openDemo, openReal } from './launch.ts';
import { isTransferDisabled } from './transfer-lock.ts';

/** Where a demo game leads back to: its call names no address. */
const LOBBY_RETURN = '/close';

const intervalOf = (maintain: Maintenance) => toWire(maintenanceRefusal, { maintain });

export function playHandlers(services: Services): Pick<Handlers, 'demoPlay' | 'play' | 'leave'> {
  const { db, live } = services;
  return {
    async demoPlay(payload, { member, language, origin, refuse }) {
      const { currency, device, siteId } = payload;
      const site = await requireSite(db, siteId);
      if (!member && !guestMayTry(site, payload.gpId)) throw refuse('405');
      const found = await findGame(db, payload, currency, device);
      if (found.kind === 'unknown') throw refuse('404');
      if (found.kind === 'maintenance') throw refuse('203', intervalOf(found.maintain));
      if (!found.game.demo) throw refuse('405');
      const lobbyUrl = origin + LOBBY_RETURN;
      const opening = { game: found.game, currency, language, lobbyUrl };
      return { gameUrl: await openDemo(services, opening, member?.id) };
    },

    async play({ provider, house, gameType, gameCode, lobbyUrl, device }, context) {
      const { member, language, refuse } = context;
      const { currency } = member;
      const key = { gpId: provider, house, gameType, gameCode };
      const found = await findGame(db, key, currency, device);
      if (found.kind === 'unknown') throw refuse('404');
      if (found.kind === 'maintenance') throw refuse('203', intervalOf(found.maintain));
      if (!readLink(lobbyUrl)) throw malformed('lobby_url', 'must be an http address or a path of the site');
      if (await isTransferDisabled(db, member.id)) throw refuse('957');
      const opening = { game: found.game, currency, language, lobbyUrl };
      const url = await orRestricted(openReal(services, context, opening), context);
      live.toMember(member.id, gameAddress, { url });
      return {};
    },

    async leave(_payload, { member, session }) {
      await closeGames(db, { sessionId: session.id, view: 'whole' });
      // The lobby opens no other game before it has heard what the member has now (spec §4 Quit).
      const { balance, version } = await memberBalance(db, member.id, member.currency);
      live.toMember(member.id, memberCash, { cash: toDecimal(balance, member.currency), version });
      return {};
    },
  };
}
