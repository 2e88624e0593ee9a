import type {} from '@tessera/member-offers';
import { OfferedSlot, whenIdle } from '@tessera/kit';
import { useEffect, useState } from 'react';

/** The member centre's count of unread letters on the account button; asked for when the page is idle. */
export function UnreadPlace() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true), { afterLoad: true }), []);
  return isIdle ? (
    <span data-part="unread">
      <OfferedSlot name="mf-member-center:letterBadge" props={{}} />
    </span>
  ) : null;
}
