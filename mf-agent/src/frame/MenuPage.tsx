import styled from '@emotion/styled';
import { useShell } from '@tessera/kit';
import { FROM_MENU, intentProps, MenuNav, PageHead, rowLink } from '@tessera/kit/pages';
import { Link } from '@tessera/kit/router';
import { ChevronRightIcon } from '@tessera/ui';
import { useId } from 'react';
import { useText } from '../text.ts';
import type { Viewer } from './page.ts';
import { groupsFor } from './pages.ts';

const Row = styled(Link)(rowLink);

/** The first page of active agents on the phone: the menu as big rows. */
export function MenuPage({ viewer }: { readonly viewer: Viewer }) {
  const text = useText();
  const { windows } = useShell();
  const id = useId();
  return (
    <>
      <PageHead title={text('menu')} />
      <MenuNav aria-label={text('menu')} data-look="row">
        {groupsFor(viewer).map(({ name, label, pages }) => (
          <div key={name}>
            <h2 id={`${id}${name}`}>{text(label)}</h2>
            <ul aria-labelledby={`${id}${name}`}>
              {pages.map((page) => (
                <li key={page.name}>
                  <Row to={windows.href(`/proxy/${page.name}`)} state={FROM_MENU} {...intentProps(page)}>
                    <page.icon size={24} />
                    <span>{text(page.label)}</span>
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
