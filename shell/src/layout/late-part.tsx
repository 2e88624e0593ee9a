import { lazily, whenIdle } from '@tessera/kit';
import { memo, type ComponentType } from 'react';

const Nothing = () => null;

/** Resolves when the page is idle; on a server at once. */
export async function idle(): Promise<void> {
  if (typeof window !== 'undefined') await new Promise<void>((resolve) => void whenIdle(resolve));
}

/**
 * Makes a part of the frame that the server renders, and whose code the browser loads when the page is idle: until then
 * the server's markup stays, or `Fallback` where there is none. It has no properties: a change of them would throw the server's markup
 * away. Without its code the frame has the fallback.
 */
export function latePart(
  load: () => Promise<{ readonly default: ComponentType }>,
  Fallback: ComponentType = Nothing,
): ComponentType {
  const Part = lazily(async () => {
    await idle();
    return load().catch(() => ({ default: Fallback }));
  });
  return memo(() => <Part fallback={<Fallback />} />);
}
