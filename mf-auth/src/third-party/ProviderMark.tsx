import { UserIcon } from '@tessera/ui';
import { providerMark } from '@tessera/wire';

const SIZE_PX = 20;

/** A provider's mark beside its name: its own, or a neutral one where it has none that may be shown. */
export function ProviderMark({ mark }: { readonly mark: string | undefined }) {
  const own = providerMark(mark);
  switch (own?.kind) {
    case 'path':
      return (
        <svg width={SIZE_PX} height={SIZE_PX} viewBox="0 0 24 24" aria-hidden focusable="false">
          <path d={own.path} fill="currentColor" />
        </svg>
      );
    case 'picture':
      return <img src={own.address} width={SIZE_PX} height={SIZE_PX} alt="" />;
    default:
      return <UserIcon size={SIZE_PX} />;
  }
}
