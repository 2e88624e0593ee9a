import { useWords } from '../../../page/kit.ts';
import type { Keys } from './keys.ts';
import type { Told } from './told.ts';

/** Above the window: how many ways this spin has, and in the free spins which one it is and what a win is multiplied by. */
export function Head({ told: { ways, free } }: { readonly told: Told }) {
  const words = useWords<Keys>();
  return (
    <div class="head" data-free={free ? '' : undefined}>
      <span class="free-spin">{free && words('freeSpin', { at: free.at, of: free.of })}</span>
      <span class="ways">{words('ways', { count: ways })}</span>
      <span class="times">
        {free && <strong key={free.multiplier}>×{words.number(free.multiplier)}</strong>}
      </span>
    </div>
  );
}
