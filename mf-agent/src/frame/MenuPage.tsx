import styled from '@emotion/styled';
import { useShell } from '@tessera/kit';
import { FROM_MENU, intentProps, MenuNav, PageHead, rowLink, useMissingCalls } from '@tessera/kit/pages';
import { Link } from '@tessera/kit/router';
import { ChevronRightIcon } from '@tessera/ui';
import { useId } from 'react';
import { useText } from '../text.ts';
import type { Viewer } from './page.ts';
import { groupsFor } from './pages.ts';
import { useMenuFacts } from './use-menu-facts.ts';

const Row = styled(Link)(rowLink);

/** The first page of active agents on the phone: the menu as big rows, each with the newest fact of its page. */
export function MenuPage({ viewer }: { readonly viewer: Viewer }) {
  const text = useText();
  const missing = useMissingCalls();
  const { windows } = useShell();
  const id = useId();
  const facts = useMenuFacts(viewer);
  return (
    <>
      <PageHead title={text('menu')} />
      <MenuNav aria-label={text('menu')} data-look="row">
        {groupsFor(viewer, missing).map(({ name, label, pages }) => (
          <div key={name}>
            <h2 id={`${id}${name}`}>{text(label)}</h2>
            <ul aria-labelledby={`${id}${name}`}>
              {pages.map((page) => (
                <li key={page.name}>
                  <Row
                    to={windows.href(`/proxy/${page.name}`)}
                    state={FROM_MENU}
                    aria-labelledby={`${id}${page.name}`}
                    aria-describedby={facts[page.name] === undefined ? undefined : `${id}${page.name}-fact`}
                    {...intentProps(page)}
                  >
                    <page.icon size={24} />
                    <span id={`${id}${page.name}`}>{text(page.label)}</span>
                    {facts[page.name] !== undefined && (
                      <small id={`${id}${page.name}-fact`}>{facts[page.name]}</small>
                    )}
                    <ChevronRightIcon size={20} />
                  </Row>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </MenuNav>
    </>
  );
}
