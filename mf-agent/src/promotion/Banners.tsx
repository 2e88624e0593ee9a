import styled from '@emotion/styled';
import { useCopy, useLocale, useSite } from '@tessera/kit';
import { Button, CopyIcon, radius, space, Stack, Text } from '@tessera/ui';
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
  const copy = useCopy({ copied: text('banner.copied'), failed: text('promotion.copyFailed') });
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
            <Button
              size="sm"
              icon={<CopyIcon size={16} />}
              onClick={() => void copy(bannerCode(url, size, texts))}
            >
              {text('banner.copy', { size: name })}
            </Button>
          </div>
        );
      })}
    </Stack>
  );
}
