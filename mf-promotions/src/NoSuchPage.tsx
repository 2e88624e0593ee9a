import { useContentTitle } from '@tessera/kit';
import { EmptyState } from '@tessera/ui';
import type { ReactNode } from 'react';
import { useText } from './text.ts';

interface NoSuchPageProps {
  /** Also the document's title. */
  readonly title: string;
  /** The link to the list. */
  readonly toList: ReactNode;
}

/**
 * Says that the address names nothing that the visitor may see, in shells before contract 1.11, which have no error screen
 * for it.
 */
export function NoSuchPage({ title, toList }: NoSuchPageProps) {
  const text = useText();
  useContentTitle({ title, description: '' });
  return <EmptyState title={title} text={text('detail.overHint')} action={toList} />;
}
