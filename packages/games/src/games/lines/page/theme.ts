import { useEffect, useMemo, useState } from 'preact/hooks';
import { useGameWorld } from '../../../page/kit.ts';
import type { WorldName } from '../../../rules/game-code.ts';
import { withOwnSymbol } from './art/own-symbol.ts';
import { LOAD_THEME } from './art/themes.ts';
import type { Theme } from './art/theme.ts';

const loaded = new Map<WorldName, Theme>();

/** The art of the session's world; `undefined` until it is fetched. */
export function useTheme(): Theme | undefined {
  const { name: world, symbol } = useGameWorld();
  const [, again] = useState(0);
  useEffect(() => {
    if (loaded.has(world)) return;
    void LOAD_THEME[world]().then((theme) => {
      loaded.set(world, theme);
      again((count) => count + 1);
    });
  }, [world]);
  const theme = loaded.get(world);
  return useMemo(() => theme && withOwnSymbol(theme, symbol), [theme, symbol]);
}
