import { useEffect, useState } from 'react';
import { clockText } from './clock.ts';

/** How long this game has been open: always in sight, so that time is not lost. */
export function SessionClock() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const since = Date.now();
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - since) / 1000)), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={`PT${seconds}S`} data-numeric="">
      {clockText(seconds)}
    </time>
  );
}
