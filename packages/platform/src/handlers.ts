import { activityHandlers } from './activities/activities.handlers.ts';
import { agentHandlers } from './agent/agent.handlers.ts';
import { downlineHandlers } from './agent/downline.handlers.ts';
import { linkHandlers } from './agent/links.handlers.ts';
import { settlementHandlers } from './agent/settlement.handlers.ts';
import { tableHandlers } from './agent/tables.handlers.ts';
import { transferHandlers } from './agent/transfer.handlers.ts';
import { authHandlers } from './auth/auth.handlers.ts';
import { authenticatorHandlers } from './auth/authenticator/authenticator.handlers.ts';
import { passkeyHandlers } from './auth/passkeys/passkeys.handlers.ts';
import { passwordHandlers } from './auth/password/password.handlers.ts';
import { proofHandlers } from './auth/proof/proof.handlers.ts';
import { registrationHandlers } from './auth/registration.handlers.ts';
import { bonusHandlers } from './bonuses/bonuses.handlers.ts';
import { missionHandlers } from './bonuses/missions.handlers.ts';
import { cashierHandlers } from './cashier/cashier.handlers.ts';
import { announcementHandlers } from './content/announcements.handlers.ts';
import { contentHandlers } from './content/content.handlers.ts';
import { sponsorHandlers } from './content/sponsors.handlers.ts';
import { letterHandlers } from './letters/letters.handlers.ts';
import { gameListHandlers } from './lobby/game-lists.handlers.ts';
import { listHandlers } from './site/lists.handlers.ts';
import type { Handlers } from './http/handlers.ts';
import { liveHandlers } from './live/live.handlers.ts';
import { lobbyHandlers } from './lobby/lobby.handlers.ts';
import { accountDataHandlers } from './member/account-data.handlers.ts';
import { memberAccountHandlers } from './member/account.handlers.ts';
import { closingHandlers } from './member/closing/closing.handlers.ts';
import { memberHandlers } from './member/member.handlers.ts';
import { preferenceHandlers } from './member/preferences.handlers.ts';
import { profileHandlers } from './member/profile.handlers.ts';
import { sessionHandlers } from './member/session.handlers.ts';
import { moneyHandlers } from './money/money.handlers.ts';
import { playHandlers } from './play/play.handlers.ts';
import { previewHandlers } from './previews/previews.handlers.ts';
import { promotionHandlers } from './promotions/promotions.handlers.ts';
import { pushHandlers } from './push/push.handlers.ts';
import { providerHandlers } from './provider/provider.handlers.ts';
import { recordHandlers } from './records/records.handlers.ts';
import { statementHandlers } from './records/statement.handlers.ts';
import { withholdMarketing } from './responsible/marketing.ts';
import { responsibleHandlers } from './responsible/responsible.handlers.ts';
import { recommendationHandlers } from './recommendation/recommendation.handlers.ts';
import type { Services } from './services.ts';
import { siteHandlers } from './site/site.handlers.ts';
import { thirdPartyHandlers } from './third-party/third-party.handlers.ts';

/** A handler for every call of the wire; one that is missing does not compile. */
export function createHandlers(services: Services): Handlers {
  const activities = activityHandlers(services);
  const bonuses = bonusHandlers(services);
  const content = contentHandlers(services);
  const gameLists = gameListHandlers(services);
  const lists = listHandlers(services);
  const lobby = lobbyHandlers(services);
  const promotions = promotionHandlers(services);
  const recommendation = recommendationHandlers(services);
  const site = siteHandlers(services);
  return {
    ...accountDataHandlers(services),
    ...activities,
    ...agentHandlers(services),
    ...announcementHandlers(services),
    ...authHandlers(services),
    ...authenticatorHandlers(services),
    ...cashierHandlers(services),
    ...closingHandlers(services),
    ...content,
    ...downlineHandlers(services),
    ...gameLists,
    ...letterHandlers(services),
    ...linkHandlers(services),
    ...lists,
    ...liveHandlers(services),
    ...lobby,
    ...memberAccountHandlers(services),
    ...memberHandlers(services),
    ...moneyHandlers(services),
    ...passkeyHandlers(services),
    ...passwordHandlers(services),
    ...playHandlers(services),
    ...preferenceHandlers(services),
    ...previewHandlers(services),
    ...profileHandlers(services),
    ...promotions,
    ...proofHandlers(services),
    ...providerHandlers(services),
    ...pushHandlers(services),
    ...recordHandlers(services),
    ...recommendation,
    ...registrationHandlers(services),
    ...responsibleHandlers(services),
    ...sessionHandlers(services),
    ...settlementHandlers(services),
    ...site,
    ...sponsorHandlers(services),
    ...statementHandlers(services),
    ...tableHandlers(services),
    ...thirdPartyHandlers(services),
    ...transferHandlers(services),
    ...bonuses,
    ...withholdMarketing(services, {
      ...activities,
      ...bonuses,
      ...content,
      ...gameLists,
      ...lists,
      ...lobby,
      ...missionHandlers(services),
      ...promotions,
      ...recommendation,
      ...site,
    }),
  } satisfies Handlers;
}
