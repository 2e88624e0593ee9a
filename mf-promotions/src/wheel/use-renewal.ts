import { keyOf, useScope } from '@tessera/kit';
import { roulette, rouletteInfo, type AnswerOf } from '@tessera/wire';

interface AfterSpin {
  readonly remainingDraws: number;
  /** The commitment to the next spin, where this back end has one. */
  readonly nextHash: string | undefined;
}

/** Returns what fetches the wheel again after a spin, of which the draws and the next commitment are known at once. */
export function useRenewal() {
  const { queries } = useScope();
  return (after?: AfterSpin): void => {
    if (after) {
      const { remainingDraws, nextHash } = after;
      queries.setQueryData<AnswerOf<typeof rouletteInfo>>(
        keyOf(rouletteInfo, {}),
        (held) =>
          held && {
            ...held,
            remainingDraws,
            ...(nextHash !== undefined && { fairness: { hash: nextHash } }),
          },
      );
    }
    // It may have been the last of its prize: then all others have other chances.
    void queries.invalidateQueries({ queryKey: keyOf(rouletteInfo) });
    void queries.invalidateQueries({ queryKey: keyOf(roulette) });
  };
}
