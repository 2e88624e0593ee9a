import { lazily, whenIdle } from '@tessera/kit';
import { useEffect, useState, type ReactNode } from 'react';
import { Columns, Panel } from './beside.styles.ts';

const OperatorContent = lazily(() => import('./OperatorContent.tsx'));

/**
 * Shows a form beside the operator's picture and texts, on the phone below them (spec §3 Templates lists, §7 background). The
 * place has its default picture from the start, so nothing moves; what the operator has comes when the form can be used.
 */
export function Beside({ children }: { readonly children: ReactNode }) {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true), { afterLoad: true }), []);
  return (
    <Columns>
      <Panel>{isIdle && <OperatorContent />}</Panel>
      <div>{children}</div>
    </Columns>
  );
}
