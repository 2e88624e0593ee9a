import { useAnswer, useCallScope, useSite } from '@tessera/kit';
import { Hero, HeroSkeleton } from '@tessera/ui';
import { carousel } from '@tessera/wire';
import { LostNotice } from '../lobby/LostNotice.tsx';
import { useText } from '../text.ts';
import { BannerCard } from './BannerCard.tsx';

/** Number of banners in view on a wide screen. */
const IN_VIEW = 3;

/** `use_type` of the banners designed for each width (spec §7). */
const USE_TYPE = { desktop: 0, mobile: 2 } as const;

/** The banners at the top of the lobby. */
export function Highlights() {
  const text = useText();
  const { device } = useSite();
  const { siteId } = useCallScope();
  const banners = useAnswer(carousel, { siteId, useType: USE_TYPE[device] });
  const { data, isError } = banners;
  if (isError && !data) {
    return <LostNotice query={banners}>{text('banner.failed')}</LostNotice>;
  }
  if (!data) return <HeroSkeleton />;
  if (data.list.length === 0) return null;
  return (
    <Hero
      label={text('banner.label')}
      pauseLabel={text('banner.pause')}
      playLabel={text('banner.play')}
      slideLabel={(slide, of) => text('banner.slide', { slide, of })}
    >
      {data.list.map((banner, place) => (
        <BannerCard key={banner.id} banner={banner} priority={place < (device === 'desktop' ? IN_VIEW : 1)} />
      ))}
    </Hero>
  );
}
