import { toTileImage } from '@tessera/kit';
import { TesseraMark, TileImage } from '@tessera/ui';
import type { Sponsor } from '@tessera/wire';
import { Picture } from './sponsor.styles.ts';

interface Props {
  readonly image: Sponsor['image'];
  readonly sizes: string;
  readonly priority?: boolean;
}

export function SponsorPicture({ image, sizes, priority = false }: Props) {
  return (
    <Picture>
      <TileImage
        image={image ? toTileImage(image) : undefined}
        sizes={sizes}
        priority={priority}
        fallback={<TesseraMark size={56} />}
      />
    </Picture>
  );
}
