import type {} from '@tessera/member-offers';
import { OfferedSlot, whenIdle } from '@tessera/kit';
import { useEffect, useState } from 'react';

/** The member centre's link to deposits, if it has one; asked for when the page is idle, so that it delays nothing. */
export function DepositPlace() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true), { afterLoad: true }), []);
  return isIdle ? <OfferedSlot name="mf-member-center:deposit" props={{}} /> : null;
}
