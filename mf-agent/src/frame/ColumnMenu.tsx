import styled from '@emotion/styled';
import { useShell } from '@tessera/kit';
import { columnLink, intentProps, MenuNav, useMissingCalls } from '@tessera/kit/pages';
import { Link } from '@tessera/kit/router';
import { Tag } from '@tessera/ui';
import { useId } from 'react';
import { useText } from '../text.ts';
import type { AgentPage, Viewer } from './page.ts';
import { groupsFor } from './pages.ts';
import { useNewAgreement } from './use-new-agreement.ts';

const Entry = styled(Link)(columnLink);

interface MenuProps {
  readonly viewer: Viewer;
  readonly current: AgentPage | undefined;
}

/** The menu beside the page, in its groups. */
export function ColumnMenu({ viewer, current }: MenuProps) {
  const text = useText();
  const missing = useMissingCalls();
  const { windows } = useShell();
  const id = useId();
  const isAgreementNew = useNewAgreement(viewer);
  const isNew = ({ name }: AgentPage) => isAgreementNew && name === 'Agreement';
  return (
    <MenuNav aria-label={text('menu')}>
      {groupsFor(viewer, missing).map(({ name, label, pages }) => (
        <div key={name}>
          <h2 id={`${id}${name}`}>{text(label)}</h2>
          <ul aria-labelledby={`${id}${name}`}>
            {pages.map((page) => (
              <li key={page.name}>
                <Entry
                  to={windows.href(`/proxy/${page.name}`)}
                  aria-current={page === current ? 'page' : undefined}
                  aria-labelledby={`${id}${page.name}`}
                  aria-describedby={isNew(page) ? `${id}new` : undefined}
                  {...intentProps(page)}
                >
                  <page.icon size={20} />
                  <span id={`${id}${page.name}`}>{text(page.label)}</span>
                  {isNew(page) && (
                    <span id={`${id}new`}>
                      <Tag tone="info">{text('agreement.isNew')}</Tag>
                    </span>
                  )}
                </Entry>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </MenuNav>
  );
}
