import { useAddress } from '@tessera/kit/address';
import { useState } from 'react';
import type { PlacedOrder } from './use-deposit.ts';

/** The order that the address names; it survives a reload, and Back returns to the form. */
export function usePlaced() {
  const { values, change } = useAddress(['order']);
  const [placed, setPlaced] = useState<PlacedOrder>();
  return {
    orderNumber: values.order,
    isBlocked: placed?.orderNumber === values.order && placed.isBlocked,
    place: (order: PlacedOrder) => {
      setPlaced(order);
      change({ order: order.orderNumber });
    },
    clear: () => change({ order: '' }),
  };
}
