import styled from '@emotion/styled';
import { copyText, useLocale, useSite } from '@tessera/kit';
import { CopyButton, radius, space, Stack, Text } from '@tessera/ui';
import { useText } from '../text.ts';
import { BANNER_SIZES, bannerCode, bannerFile, fileAddress } from './banner.ts';

const Picture = styled.img`
  display: block;
  max-inline-size: 100%;
  block-size: auto;
  border-radius: ${radius[8]};
  margin-block-end: ${space[8]};
`;

/** Banners of the usual sizes, with the code that embeds each on another site. */
export default function Banners({ url }: { readonly url: string }) {
  const text = useText();
  const { code } = useLocale();
  const { titleZh, titleEn } = useSite().settings;
  const texts = { site: code === 'zh_CN' ? titleZh : titleEn, line: text('banner.line') };
  return (
    <Stack gap={16}>
      <Text size={14} tone="muted">
        {text('banner.help')}
      </Text>
      {BANNER_SIZES.map((size) => {
        const name = `${size.width} × ${size.height}`;
        return (
          <div key={name}>
            <Picture
              src={fileAddress(bannerFile(size, texts))}
              width={size.width}
              height={size.height}
              alt={text('banner.alt', { size: name })}
            />
            <CopyButton
              size="sm"
              label={text('banner.copy', { size: name })}
              copied={text('banner.copied')}
              failed={text('promotion.copyFailed')}
              copy={() => copyText(bannerCode(url, size, texts))}
            />
          </div>
        );
      })}
    </Stack>
  );
}
