import { useServiceLink } from '@tessera/kit';
import { TextLink } from '@tessera/ui';
import { memo } from 'react';
import { useText, type MessageId } from '../text.ts';
import { Age, Columns, Inner, LinkGroup, Responsible, Rights, Root } from './footer.styles.ts';
import { SiteLink, useSiteLink } from './SiteLink.tsx';
import { siteName } from './site-name.ts';
import { useSiteTitle } from './use-page-info.ts';

const AGE = '18+';

interface Group {
  readonly title: MessageId;
  readonly links: readonly (readonly [path: string, name: MessageId])[];
}
const GROUPS: readonly Group[] = [
  {
    title: 'footer.discover',
    links: [
      ['/', 'nav.lobby'],
      ['/discount', 'nav.promotions'],
      ['/sponsor', 'route.sponsor.title'],
      ['/app', 'footer.app'],
    ],
  },
  {
    title: 'footer.help',
    links: [
      ['/faq', 'footer.topics'],
      ['/faq/6', 'footer.deposits'],
      ['/faq/7', 'footer.withdrawals'],
    ],
  },
  {
    title: 'footer.rules',
    links: [
      ['/faq/1', 'footer.about'],
      ['/faq/2', 'footer.agreement'],
      ['/faq/4', 'footer.terms'],
      ['/faq/5', 'footer.privacy'],
      ['/faq/17', 'footer.promotionRules'],
    ],
  },
];

/** Links to the other pages, and the note on responsible gaming that every page must have. */
export const Footer = memo(function Footer() {
  const text = useText();
  const site = siteName(useSiteTitle());
  const limits = useSiteLink()('/faq/3');
  return (
    <Root>
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
          {GROUPS.map(({ title, links }) => (
            <LinkGroup key={title}>
              <h2>{text(title)}</h2>
              <ul>
                {links.map(([path, name]) => (
                  <li key={path}>
                    <SiteLink to={path}>{text(name)}</SiteLink>
                  </li>
                ))}
                {title === 'footer.help' && <ServiceItem />}
              </ul>
            </LinkGroup>
          ))}
        </Columns>
      </Inner>
      <Rights>{text('footer.rights', { year: new Date().getFullYear().toString(), site })}</Rights>
    </Root>
  );
});

/** Links to customer service. Renders nothing on a site without one. */
function ServiceItem() {
  const text = useText();
  const link = useServiceLink();
  return (
    link && (
      <li>
        <a {...link.anchor}>{text('footer.service')}</a>
      </li>
    )
  );
}
