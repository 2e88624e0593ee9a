import { MenuNav, useMissingCalls } from '@tessera/kit/pages';
import { useId } from 'react';
import { useText } from '../text.ts';
import { linksFor, type AreaLink } from './links.ts';
import { AreaEntry, PageEntry, type MenuLook } from './MenuEntries.tsx';
import type { MemberPage, PageFacts, PageGroup } from './page.ts';
import { groupsFor } from './pages.ts';

interface PageMenuProps {
  readonly facts: PageFacts;
  readonly look: MenuLook;
  readonly current?: MemberPage | undefined;
}

/** The member centre's menu in its groups (spec §2). */
export function PageMenu({ facts, look, current }: PageMenuProps) {
  const text = useText();
  const links = linksFor(facts);
  const groups = groupsFor(facts, useMissingCalls());
  const isListed = ({ group }: AreaLink) => groups.some(({ name }) => name === group);
  const below = links.filter((link) => !isListed(link));
  return (
    <MenuNav aria-label={text('menu')} data-look={look}>
      {groups.map((group) => (
        <Group
          key={group.name}
          group={group}
          links={links.filter((link) => link.group === group.name)}
          look={look}
          current={current}
        />
      ))}
      {below.length > 0 && (
        <ul>
          {below.map((link) => (
            <li key={link.name}>
              <AreaEntry link={link} look={look} />
            </li>
          ))}
        </ul>
      )}
    </MenuNav>
  );
}

interface GroupProps extends Omit<PageMenuProps, 'facts'> {
  readonly group: PageGroup;
  readonly links: readonly AreaLink[];
}

function Group({ group, links, look, current }: GroupProps) {
  const text = useText();
  const id = useId();
  return (
    <div>
      <h2 id={id}>{text(group.label)}</h2>
      <ul aria-labelledby={id}>
        {group.pages.map((page) => (
          <li key={page.name}>
            <PageEntry page={page} look={look} isCurrent={page === current} />
          </li>
        ))}
        {links.map((link) => (
          <li key={link.name}>
            <AreaEntry link={link} look={look} />
          </li>
        ))}
      </ul>
    </div>
  );
}
