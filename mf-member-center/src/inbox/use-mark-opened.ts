import { useEffect, useRef } from 'react';

/**
 * Marks a message that is opened unread, once for each opening: the mark may be refused, and the message come back unread.
 * @param unreadId of the open message, while it is unread
 * @param mark the same function in each render
 */
export function useMarkOpened(unreadId: number | undefined, mark: (id: number) => void): void {
  const marked = useRef<number>(undefined);
  useEffect(() => {
    if (unreadId === undefined || marked.current === unreadId) return;
    marked.current = unreadId;
    mark(unreadId);
  }, [unreadId, mark]);
}
