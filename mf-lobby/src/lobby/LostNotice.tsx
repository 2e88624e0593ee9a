import type { UseQueryResult } from '@tessera/kit/query';
import { Button, Notice } from '@tessera/ui';
import type { ReactNode } from 'react';
import { useText } from '../text.ts';

interface LostNoticeProps {
  readonly title?: string;
  readonly children: ReactNode;
  readonly query: Pick<UseQueryResult, 'isFetching' | 'refetch'>;
}

/** In place of what could not be loaded, with a way to try again. */
export function LostNotice({ title, children, query }: LostNoticeProps) {
  const text = useText();
  const retry = (
    <Button size="sm" loading={query.isFetching} onClick={() => void query.refetch()}>
      {text('retry')}
    </Button>
  );
  return (
    <Notice tone="error" title={title} action={retry}>
      {children}
    </Notice>
  );
}
