import { EyeIcon, EyeOffIcon, IconButton } from '@tessera/ui';
import { useAtom } from 'jotai';
import { useText } from '../text.ts';
import { areAmountsHiddenAtom } from './wallet.atoms.ts';

/** Hides the amounts from people nearby, or shows them again. */
export function AmountsEye() {
  const text = useText();
  const [isHidden, setHidden] = useAtom(areAmountsHiddenAtom);
  return (
    <IconButton label={text('wallet.hide')} aria-pressed={isHidden} onClick={() => setHidden(!isHidden)}>
      {isHidden ? <EyeOffIcon /> : <EyeIcon />}
    </IconButton>
  );
}
