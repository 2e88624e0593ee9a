import { Global, css } from '@emotion/react';
import styled from '@emotion/styled';
import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** On paper the sheet is alone: the frame of the site and the rest of the page are gone, and nothing around it moves it. */
const alone = css`
  @media print {
    @page {
      margin: 15mm;
    }
    body :not(:has([data-print-sheet]), [data-print-sheet], [data-print-sheet] *) {
      display: none !important;
    }
    html,
    body,
    body :has([data-print-sheet]) {
      display: block !important;
      position: static !important;
      inline-size: auto !important;
      max-inline-size: none !important;
      min-block-size: 0 !important;
      margin: 0 !important;
      padding: 0 !important;
      border: 0 !important;
      overflow: visible !important;
      background: Canvas !important;
      color-scheme: light !important;
    }
  }
`;

/** The only main content on paper, which is light in every theme: so the colours are the system’s. */
const Sheet = styled.main`
  display: none;
  @media print {
    display: block;
    color-scheme: light;
    background: Canvas;
    color: CanvasText;
    font-size: 10pt;
    line-height: 1.4;
    h1 {
      margin: 0 0 4mm;
      font-size: 18pt;
    }
    table {
      inline-size: 100%;
      margin-block: 6mm;
      border-collapse: collapse;
      font-variant-numeric: tabular-nums;
    }
    th,
    td {
      padding: 1.5mm 0 1.5mm 3mm;
      border-block-end: 0.2mm solid;
      text-align: end;
      vertical-align: bottom;
    }
    :is(th, td):first-of-type {
      padding-inline-start: 0;
      text-align: start;
    }
    tr {
      break-inside: avoid;
    }
    p {
      margin: 1mm 0;
      max-inline-size: none;
    }
  }
`;

/**
 * Shows its children on paper only, in place of the page. A document renders one at a time. It is a child of the body, as
 * it may be opened from the row of a table whose styles would reach it.
 */
export function PrintedSheet({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Global styles={alone} />
      <InBody>
        <Sheet data-print-sheet="">{children}</Sheet>
      </InBody>
    </>
  );
}

/** Renders nothing on the server. */
function InBody({ children }: { readonly children: ReactNode }) {
  const body = useSyncExternalStore(neverChanges, bodyOfPage, none);
  return body ? createPortal(children, body) : null;
}

const neverChanges = () => () => undefined;
const bodyOfPage = () => document.body;
const none = () => undefined;
