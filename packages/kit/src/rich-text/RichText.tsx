import styled from '@emotion/styled';
import { color, font, leading, radius, space, text as textSize } from '@tessera/ui';
import { createElement, useMemo, type ReactNode } from 'react';
import { RichLinkText } from './RichLinkText.tsx';
import { sanitise } from './sanitise.ts';
import type { RichNode } from './tree.ts';

/** Room for the focus ring of a link at the edge of what is cut off. */
const RING = space[4];
/** A quotation or list within four others: on a phone, more indentation would leave no line to read. */
const DEEP = Array.from({ length: 5 }, () => ':is(blockquote, ul, ol)').join(' ');

/** A wide table or a row without a break must not widen a page whose column grows with its content. */
const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Root = styled.div`
  max-inline-size: calc(68ch + 2 * ${RING});
  margin-inline: calc(-1 * ${RING});
  padding-inline: ${RING};
  /* A row of joined emoji has no place for a break. */
  overflow-x: clip;
  font-size: ${textSize[16]};
  line-height: 1.65;
  overflow-wrap: break-word;
  & > * + * {
    margin-block-start: ${space[16]};
  }
  & h2,
  & h3,
  & h4 {
    font-family: ${font.display};
    line-height: ${leading.snug};
    margin-block-start: ${space[32]};
  }
  & h2 {
    font-size: ${textSize[28]};
  }
  & h3 {
    font-size: ${textSize[20]};
  }
  & ul,
  & ol {
    padding-inline-start: 1.4em;
    list-style: revert;
  }
  & li + li {
    margin-block-start: ${space[8]};
  }
  & li::marker {
    color: ${color.muted};
    font-variant-numeric: tabular-nums;
  }
  & blockquote {
    padding-inline-start: ${space[16]};
    border-inline-start: 2px solid ${color.lineStrong};
    color: ${color.muted};
  }
  & ${DEEP} {
    padding-inline-start: 0;
    border-inline-start: 0;
    list-style-position: inside;
  }
  & hr {
    border: 0;
    border-block-start: 1px solid ${color.line};
    margin-block: ${space[32]};
  }
  & img {
    max-inline-size: 100%;
    block-size: auto;
    border-radius: ${radius[12]};
  }
  & [data-part='table'] {
    overflow-x: auto;
  }
  & table {
    inline-size: 100%;
    font-size: ${textSize[14]};
    line-height: ${leading.text};
  }
  & th,
  & td {
    padding: ${space[12]} ${space[16]} ${space[12]} 0;
    text-align: start;
    vertical-align: top;
    border-block-end: 1px solid ${color.line};
  }
  & th {
    color: ${color.muted};
    font-weight: 600;
  }
  & small {
    font-size: ${textSize[14]};
  }
`;

/** HTML out of an operator's editor, shown as far as it is on the allow-list (readings: "HTML from data"). */
export function RichText({ html }: { readonly html: string }) {
  const nodes = useMemo(() => sanitise(html), [html]);
  return (
    <Frame>
      <Root>{nodes.map(toReact)}</Root>
    </Frame>
  );
}

function toReact(node: RichNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, attributes, children } = node;
  if (tag === 'a' && attributes.link) {
    return (
      <RichLinkText key={key} link={attributes.link}>
        {children.map(toReact)}
      </RichLinkText>
    );
  }
  if (tag === 'br' || tag === 'hr') return createElement(tag, { key });
  if (tag === 'img') return <img key={key} {...attributes} alt={attributes.alt} loading="lazy" />;
  const element = createElement(tag, { key, ...attributes, link: undefined }, children.map(toReact));
  // A wide table scrolls by itself; the page never does.
  return tag === 'table' ? (
    <div key={key} data-part="table">
      {element}
    </div>
  ) : (
    element
  );
}
