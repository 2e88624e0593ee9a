import type { Told } from './told.ts';
import { useClusterWords } from './words.ts';

/** Beside the tray: which free round this is, how full the meter is, and what a win is multiplied by. */
export function Head({
  told: { multiplier, meter, free },
  full,
}: {
  readonly told: Told;
  /** So many symbols fill the meter. */
  readonly full: number;
}) {
  const words = useClusterWords();
  return (
    <div class="head" data-free={free ? '' : undefined}>
      <span class="free-round">{free && words('freeRound', { at: free.at, of: free.of })}</span>
      <div class="filling">
        <span>{words('meter', { count: meter, full })}</span>
        <div class="tube" aria-hidden="true">
          <div style={{ transform: `scaleX(${Math.min(1, meter / full)})` }} />
        </div>
      </div>
      <span class="times" data-high={multiplier > 1 ? '' : undefined}>
        <strong key={multiplier}>×{words.number(multiplier)}</strong>
      </span>
    </div>
  );
}
