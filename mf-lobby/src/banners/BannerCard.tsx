import type {} from '@tessera/promotion-offers';
import { toTileImage, useScope, useShell, useSite } from '@tessera/kit';
import { Banner as BannerView } from '@tessera/ui';
import type { MouseEvent } from 'react';
import { lobbyPath } from '../lobby/lobby.filter.ts';
import { isForBrowser, useSiteLink } from '../lobby/use-lobby.ts';
import { useText } from '../text.ts';
import { bannerLink, type Banner } from './banner.link.ts';

const PROMOTION = /^\/discount\/(\d{1,9})$/;

/** One banner with the link that {@link bannerLink} permits. */
export function BannerCard({ banner, priority }: { readonly banner: Banner; readonly priority: boolean }) {
  const text = useText();
  const scope = useScope();
  const { windows, toast, report, offers } = useShell();
  const { settings, currency } = useSite();
  const siteLink = useSiteLink();
  const link = bannerLink(banner, { currency, demo: settings.demo });
  // A promotion is shown over the lobby, where a remote of the page does that.
  const goTo = async (path: string) => {
    const id = Number(PROMOTION.exec(path)?.[1]);
    const shown = id ? await offers.openDialog('mf-promotions:promotion', { id }) : undefined;
    if (shown?.status !== 'closed') windows.goTo(path);
  };
  const art = { image: toTileImage(banner.image), title: banner.title, priority };

  switch (link.kind) {
    case 'none':
      return <BannerView {...art} />;
    case 'external': {
      // Same-tab links are plain; the shell opens new windows without passing on the opener.
      const open = (event: MouseEvent) => {
        if (!link.newWindow || isForBrowser(event)) return;
        event.preventDefault();
        windows.openExternal(link.url);
      };
      return <BannerView {...art} action={text('banner.open')} href={link.url} onOpen={open} />;
    }
    case 'internal': {
      const open = (event: MouseEvent) => {
        if (isForBrowser(event)) return;
        event.preventDefault();
        const href = windows.href(link.path);
        if (link.newWindow) windows.openExternal(new URL(href, location.origin).href);
        else void goTo(link.path);
      };
      return (
        <BannerView {...art} action={text('banner.open')} href={windows.href(link.path)} onOpen={open} />
      );
    }
    case 'provider': {
      const { href, onClick } = siteLink(lobbyPath({ hall: link.gtId, provider: link.gpId }));
      return <BannerView {...art} action={text('banner.games')} href={href} onOpen={onClick} />;
    }
    case 'game': {
      const play = async () => {
        try {
          const { launchBannerGame } = await import('./banner.launch.ts');
          await launchBannerGame(scope, link);
        } catch (error) {
          toast.show('error', text('game.open_failed'));
          report.error(error, { in: 'banner' });
        }
      };
      return <BannerView {...art} action={text('banner.game')} onOpen={() => void play()} />;
    }
  }
}
