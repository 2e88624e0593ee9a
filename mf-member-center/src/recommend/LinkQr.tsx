import { ButtonLink, DownloadIcon } from '@tessera/ui';
import QrCode, { qrFile } from '@tessera/ui/qr';
import { useText } from '../text.ts';
import { Code } from './recommend.styles.ts';

interface LinkQrProps {
  readonly url: string;
  /** Names the file, without its ending. */
  readonly name: string;
}

/** The QR code of the member's link, to scan or to download as a drawing. */
export default function LinkQr({ url, name }: LinkQrProps) {
  const text = useText();
  return (
    <Code>
      <QrCode content={url} label={text('recommend.qr')} />
      <ButtonLink
        download={`${name}.svg`}
        href={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(qrFile(url))}`}
        icon={<DownloadIcon size={18} />}
      >
        {text('recommend.svg')}
      </ButtonLink>
    </Code>
  );
}
