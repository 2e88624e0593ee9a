import { useWords } from '../../../page/kit.ts';
import { PLACES, RESPINS } from '../rules/symbols.ts';
import type { Keys } from './keys.ts';
import type { Told } from './told.ts';

/** While coins are locked: three steps of respins, and how full the vault is. */
export function HoldCounter({ hold }: { readonly hold: Told['hold'] }) {
  const words = useWords<Keys>();
  return (
    <div class="hold" data-open={hold ? '' : undefined} aria-hidden="true">
      {hold && (
        <>
          <span class="hold-label">{words('respins')}</span>
          <span class="hold-steps">
            {Array.from({ length: RESPINS }, (_, step) => (
              <i key={step} data-left={step < hold.left ? '' : undefined}>
                {words.number(step + 1)}
              </i>
            ))}
          </span>
          <span class="hold-coins">{words('coinsOf', { count: hold.coins, most: PLACES })}</span>
        </>
      )}
    </div>
  );
}
