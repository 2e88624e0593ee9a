import { useSite, useSiteTime } from '@tessera/kit';
import { ArrowLeftIcon, Heading } from '@tessera/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { BackToList, Message } from './inbox.styles.ts';

interface OpenMessageProps {
  readonly title: string;
  /** ISO 8601. */
  readonly at: string;
  /** On the phone: leads back to the list. */
  readonly back: { readonly label: string; readonly search: string };
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** One message: beside the list on the desktop, in its place on the phone, where its title takes the focus. */
export function OpenMessage({ title, at, back, children, actions }: OpenMessageProps) {
  const siteTime = useSiteTime();
  const { device } = useSite();
  const isPhone = device === 'mobile';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isPhone) heading.current?.focus();
  }, [isPhone]);
  return (
    <Message>
      {isPhone && (
        <BackToList to={{ search: back.search }}>
          <ArrowLeftIcon size={20} />
          {back.label}
        </BackToList>
      )}
      <header>
        <Heading level={2} size={20} tabIndex={-1} ref={heading}>
          {title}
        </Heading>
        <time dateTime={at}>{siteTime(at, { dateStyle: 'long', timeStyle: 'short' })}</time>
      </header>
      {children}
      {actions}
    </Message>
  );
}
