import { useEffect, useState } from 'preact/hooks';

const LOOK_MS = 100;

/** What the clock makes of something, looked at ten times a second; draws anew only when it is another. */
export function useLook<Value extends string | number>(look: () => Value): Value {
  const [, draw] = useState<Value>();
  useEffect(() => {
    const timer = setInterval(() => draw(look()), LOOK_MS);
    return () => clearInterval(timer);
  });
  return look();
}
