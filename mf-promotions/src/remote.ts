import { createRemote, whenIdle } from '@tessera/kit';
import config from '../remote.config.ts';
import { afterLogin } from './after-login.ts';
import type {} from '@tessera/promotion-offers';
import { openPreview } from './preview/preview.effects.ts';
import { watchPromotions } from './promotion/promotions.effects.ts';
import { revealAfterReload } from './wheel/wheel.effects.ts';

export default createRemote({
  config,
  messages: (code) => import(`./messages/${code}.json`),
  routes: {
    list: () => import('./list/PromotionList.tsx'),
    detail: () => import('./detail/PromotionDetail.tsx'),
    news: () => import('./news/NewsList.tsx'),
    article: () => import('./news/NewsArticle.tsx'),
  },
  slots: {
    float: () => import('./corner/Corner.tsx'),
    'mf-promotions:bonuses': () => import('./bonuses/MyBonuses.tsx'),
    'mf-promotions:missions': () => import('./missions/Missions.tsx'),
    'mf-promotions:popUpHistoryLink': () => import('./popups/PopUpHistoryLink.tsx'),
    'mf-promotions:signInBlock': () => import('./sign-in/SignInBlock.tsx'),
  },
  dialogs: {
    'mf-promotions:envelope': () => import('./envelope/EnvelopeDialog.tsx'),
    'mf-promotions:popUpHistory': () => import('./popups/PopUpHistoryDialog.tsx'),
    'mf-promotions:popUps': () => import('./popups/PopUpDialog.tsx'),
    'mf-promotions:preview': () => import('./preview/PreviewDialog.tsx'),
    'mf-promotions:promotion': () => import('./detail/PromotionDialog.tsx'),
    'mf-promotions:signIn': () => import('./sign-in/SignInDialog.tsx'),
    'mf-promotions:wheel': () => import('./wheel/WheelDialog.tsx'),
  },
  afterLogin,
  activate(scope, signal) {
    watchPromotions(scope, signal);
    // A server has no page to show them on.
    if (typeof window === 'undefined') return;
    // It is what the visitor has come for: it does not wait until the page has loaded.
    const cancelPreview = whenIdle(() => openPreview(scope.shell));
    signal.addEventListener('abort', cancelPreview, { once: true });
    const cancel = whenIdle(
      () => {
        revealAfterReload(scope, signal);
        import('./popups/popups.effects.ts')
          .then(({ watchPopUps }) => watchPopUps(scope, signal))
          .catch((error: unknown) => scope.shell.report.error(error, { in: 'pop-ups' }));
      },
      { afterLoad: true },
    );
    signal.addEventListener('abort', cancel, { once: true });
  },
});
