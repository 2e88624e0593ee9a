import styled from '@emotion/styled';
import { copyText, lazily } from '@tessera/kit';
import {
  Button,
  ButtonLink,
  Cluster,
  color,
  CopyButton,
  DownloadIcon,
  media,
  radius,
  space,
  text as textSize,
  TextSkeleton,
} from '@tessera/ui';
import QrCode, { qrFile } from '@tessera/ui/qr';
import { useState } from 'react';
import { useText } from '../text.ts';

const Banners = lazily(() => import('./Banners.tsx'));

const Box = styled.div`
  display: grid;
  gap: ${space[16]};
  justify-items: start;
  & code {
    inline-size: 100%;
    padding: ${space[12]};
    border-radius: ${radius[12]};
    background: ${color.fill};
    font-size: ${textSize[14]};
    overflow-wrap: anywhere;
    user-select: all;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
  }
`;

const Sharing = styled.div`
  display: grid;
  gap: ${space[16]};
  inline-size: 100%;
`;

interface LinkDetailsProps {
  readonly url: string;
  readonly qrText: string;
  /** Names the file of the QR code. */
  readonly name: string;
}

/** A link to copy, its QR code to scan or to download, and banners that lead to it. */
export default function LinkDetails({ url, qrText, name }: LinkDetailsProps) {
  const text = useText();
  const [hasBanners, setBanners] = useState(false);
  return (
    <Box>
      <Sharing>
        <code>{url}</code>
        <Cluster>
          <CopyButton
            label={text('promotion.copy')}
            copied={text('promotion.copied')}
            failed={text('promotion.copyFailed')}
            copy={() => copyText(url)}
          />
          <ButtonLink
            download={`${name.replace(/[^\p{L}\p{N}_-]+/gu, '-')}.svg`}
            href={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(qrFile(qrText))}`}
            icon={<DownloadIcon size={18} />}
          >
            {text('promotion.svg')}
          </ButtonLink>
          <Button aria-expanded={hasBanners} onClick={() => setBanners(!hasBanners)}>
            {text('banner.show')}
          </Button>
        </Cluster>
        {hasBanners && <Banners url={url} fallback={<TextSkeleton lines={4} />} />}
      </Sharing>
      <QrCode content={qrText} label={text('promotion.qr')} />
    </Box>
  );
}
