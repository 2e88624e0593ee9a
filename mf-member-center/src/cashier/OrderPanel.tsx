import { Panel } from '@tessera/ui';
import { useEffect, useRef, type ReactNode } from 'react';

interface OrderPanelProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One order. It takes the focus: the form or the list that led to it is gone, or out of view on the phone. */
export function OrderPanel({ title, children }: OrderPanelProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <div ref={root} tabIndex={-1}>
      <Panel title={title}>{children}</Panel>
    </div>
  );
}
