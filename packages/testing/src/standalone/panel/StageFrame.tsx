import { useEffect, useRef, useState } from 'react';
import type { Bench } from '../bench/bench.ts';
import { useValue } from './use-value.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP_WIDTH = 1280;

interface StageFrameProps {
  readonly name: string;
  readonly bench: Bench;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** The remote's own document: filling the room, as wide as a desktop (made smaller where there is less room), or a phone. */
export function StageFrame({ name, bench, onKey }: StageFrameProps) {
  const { frame } = useValue(bench.state);
  const room = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLIFrameElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [start] = useState(bench.path.get);

  useEffect(() => {
    const { current } = room;
    if (!current) return undefined;
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  return (
    <div className="stage" ref={room} data-frame={frame}>
      <iframe
        ref={inner}
        title={name}
        src={start}
        style={styleOf(frame, size)}
        onLoad={() => inner.current?.contentWindow?.addEventListener('keydown', onKey)}
      />
    </div>
  );
}

function styleOf(frame: 'fill' | 'desktop' | 'phone', room: { width: number; height: number }) {
  if (frame === 'phone') return { width: PHONE.width, height: Math.min(PHONE.height, room.height) };
  if (frame === 'fill' || room.width === 0 || room.width >= DESKTOP_WIDTH) return undefined;
  const scale = room.width / DESKTOP_WIDTH;
  return {
    width: DESKTOP_WIDTH,
    height: room.height / scale,
    flex: 'none',
    transform: `scale(${scale})`,
    transformOrigin: 'top left',
  };
}
