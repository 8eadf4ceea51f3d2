import { useEffect, useState } from 'react';
import { returnedWith, type Returned } from '../returned.ts';
import type { Invoices } from './useInvoices.ts';

/** Milliseconds between looks for the confirmation of a payment, and how many there are. */
const [pause, most] = [3_000, 60];

/**
 * Returns with which message the payer has returned from a gateway: `received` once the gateway has confirmed the payment, and fewer
 * invoices are open than `before`. The lists are read again for a while.
 */
export function useReturned(
  { count, reload: reloadOpen }: Invoices,
  { reload: reloadPaid }: Invoices,
  before: number,
): Returned | undefined {
  const [looks, setLooks] = useState(0);
  const returned = returnedWith();
  const isConfirmed = returned === 'sent' && count < before;
  const isOver = looks >= most || returned !== 'sent' || isConfirmed;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setTimeout(() => {
      reloadOpen();
      reloadPaid();
      setLooks(looks + 1);
    }, pause);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- the lists are new with each rendering
  }, [isOver, looks]);
  return isConfirmed ? 'received' : returned;
}
