import { useAnswer, useServiceLink, useShell, useSite, useSiteNow } from '@tessera/kit';
import { dayAt } from '@tessera/domain';
import { TextLink } from '@tessera/ui';
import { footer, mobileFooter, type ListEntry } from '@tessera/wire';
import { operatorLink } from '../../content/operator-link.ts';
import { useText, type MessageId } from '../../text.ts';
import { SiteLink, useSiteLink } from '../SiteLink.tsx';
import { siteName } from '../site-name.ts';
import { usePath } from '../use-path.ts';
import { useSiteTitle } from '../use-page-info.ts';
import { Age, Columns, Inner, LinkGroup, Responsible, Rights, Root } from './footer.styles.ts';
import { Languages } from './Languages.tsx';
import { LateOffers } from './LateOffers.tsx';
import { LateOnlineCount } from './LateOnlineCount.tsx';

const AGE = '18+';

/** The site's own pages, for a site whose operator lists none for phones, and for the desktop. */
const PAGES: readonly (readonly [path: string, name: MessageId])[] = [
  ['/', 'nav.lobby'],
  ['/discount', 'nav.promotions'],
  ['/sponsor', 'route.sponsor.title'],
  ['/app', 'footer.app'],
];

/** The operator's links, the languages, and the note on responsible gaming that every page must have. */
export default function Footer() {
  const text = useText();
  const site = siteName(useSiteTitle());
  const limits = useSiteLink()('/faq/3');
  const isHome = usePath() === '/';
  const { timeZone } = useSite().settings;
  const [year = ''] = dayAt(new Date(useSiteNow()), timeZone).split('-');
  return (
    <Root>
      {isHome && <LateOffers />}
      <Inner>
        <Responsible>
          <Age role="img" aria-label={text('footer.adults')}>
            {AGE}
          </Age>
          <div>
            <p>{text('footer.responsible')}</p>
            <TextLink {...limits}>{text('footer.limits')}</TextLink>
          </div>
        </Responsible>
        <Columns>
          <Discover />
          <OperatorLinks />
        </Columns>
      </Inner>
      <Languages />
      <LateOnlineCount />
      <Rights>{text('footer.rights', { year, site })}</Rights>
    </Root>
  );
}

/** The main pages: on phones those that the operator has chosen for the template. */
function Discover() {
  const text = useText();
  const { device, template, settings } = useSite();
  const { siteId, hiddenLinks } = settings;
  const { data } = useAnswer(mobileFooter, { siteId, template }, { enabled: device === 'mobile' });
  const chosen = device === 'mobile' ? data?.list : undefined;
  const isShown = (path: string) => path !== '/app' || !hiddenLinks?.includes('APPDownload');
  return (
    <LinkGroup>
      <h2>{text('footer.discover')}</h2>
      <ul>
        {chosen && chosen.length > 0
          ? chosen.map((entry) => <OperatorLink key={entry.id} entry={entry} />)
          : PAGES.filter(([path]) => isShown(path)).map(([path, name]) => (
              <li key={path}>
                <SiteLink to={path}>{text(name)}</SiteLink>
              </li>
            ))}
      </ul>
    </LinkGroup>
  );
}

/** The operator's footer, and customer service. */
function OperatorLinks() {
  const text = useText();
  const { siteId } = useSite().settings;
  const { data } = useAnswer(footer, { siteId });
  const service = useServiceLink();
  return (
    <LinkGroup data-wide="">
      <h2>{text('footer.help')}</h2>
      <ul>
        {data?.list.map((entry) => (
          <OperatorLink key={entry.id} entry={entry} />
        ))}
        {service && (
          <li>
            <a {...service.anchor}>{text('footer.service')}</a>
          </li>
        )}
      </ul>
    </LinkGroup>
  );
}

/** Renders an entry of the operator, or nothing if its address is not valid. */
function OperatorLink({ entry: { title, url } }: { readonly entry: ListEntry }) {
  const { windows } = useShell();
  const link = operatorLink(windows, url);
  return (
    link && (
      <li>
        <a {...link.anchor}>{title}</a>
      </li>
    )
  );
}
