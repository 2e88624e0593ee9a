import styled from '@emotion/styled';
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';
import { radius } from '../tokens.ts';

/** The empty border that scanners need, in modules. */
const QUIET = 4;

/** Dark on light in every theme: many scanners cannot read the reverse. */
const Picture = styled.svg`
  display: block;
  inline-size: 200px;
  block-size: 200px;
  border-radius: ${radius[12]};
  background: #fff;
  color: #000;
`;

interface QrCodeProps {
  /** What it says to a scanner. */
  readonly content: string;
  /** Accessible name. */
  readonly label: string;
}

/** Returns a QR code as the content of an SVG file, dark on light. */
export function qrFile(content: string): string {
  const code = generate(content);
  const side = code.size + 2 * QUIET;
  const box = `${-QUIET} ${-QUIET} ${side} ${side}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M${-QUIET} ${-QUIET}h${side}v${side}h${-side}z"/><path d="${toSvgPath(code)}"/></svg>\n`
  );
}

/**
 * Draws a QR code in the browser: its content never leaves the page. An entry of its own (`@tessera/ui/qr`): import it in a
 * part that is loaded for it.
 */
export default function QrCode({ content, label }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const code = generate(content);
    return { size: code.size, path: toSvgPath(code) };
  }, [content]);
  const side = size + 2 * QUIET;
  return (
    <Picture
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </Picture>
  );
}
