import { useEffect, useRef, useState } from 'preact/hooks';

const LOOK_MS = 100;

const looks = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** All that look do so together: what is another by now is drawn in one frame, and a page with many clocks wakes once. */
function lookOften(look: () => void): () => void {
  looks.add(look);
  timer ??= setInterval(() => looks.forEach((one) => one()), LOOK_MS);
  return () => {
    looks.delete(look);
    if (looks.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** What the clock makes of something, looked at ten times a second; draws anew only when it is another. */
export function useLook<Value extends string | number>(look: () => Value): Value {
  const latest = useRef(look);
  latest.current = look;
  const [, draw] = useState(look);
  useEffect(() => lookOften(() => draw(latest.current())), []);
  return look();
}
