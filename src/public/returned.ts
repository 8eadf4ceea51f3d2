import { useEffect, useState } from 'react';
import type { PublicAddress } from '../../domain/documents/publicPath.ts';
import { askFor, type Answer } from './answer/answer.ts';

/** What the payment link reports on the way back: paid at the gateway, received, or a page that did not open, now or at all. */
const returns = ['sent', 'received', 'unavailable', 'refused'] as const;
export type Returned = (typeof returns)[number];

/** Returns with which message the payment link has led back to the page. */
export function returnedWith(): Returned | undefined {
  const message = new URLSearchParams(location.search).get('payment');
  return returns.find((one) => one === message);
}

/** Milliseconds between looks for the confirmation of a payment, and how many there are. */
const [pause, most] = [3_000, 60];

const isAwaited = (answer: Answer): boolean => answer.kind === 'found' && answer.document.status === 'billed';

/** Returns the answer of a link, read again for a while after a payment until the gateway has confirmed it. */
export function useConfirmed(first: Answer, address: PublicAddress | undefined): Answer {
  const [answer, setAnswer] = useState(first);
  const [looks, setLooks] = useState(0);
  const isOver = looks >= most || returnedWith() !== 'sent' || !isAwaited(answer);
  useEffect(() => {
    if (isOver) return undefined;
    const look = async (): Promise<void> => {
      const next = await askFor(address);
      if (next.kind === 'found') setAnswer(next);
      setLooks(looks + 1);
    };
    const timer = setTimeout(() => void look(), pause);
    return () => clearTimeout(timer);
  }, [address, isOver, looks]);
  return answer;
}
