import { useState } from 'react';
import type { TogetherMeans } from '../../../domain/payments/together.ts';
import { publicCalls } from '../../../dataProvider/calls/public.ts';
import { HttpError } from '../../../dataProvider/httpError.ts';
import { useOpenWords } from '../../i18n/openWords.ts';
import { http } from '../answer/answer.ts';
import { paymentTogether, type ClientInvoice, type PaymentTogether } from './publicClient.ts';

/** What a client selects to pay, and how to pay it. */
export interface Paying {
  readonly selected: readonly ClientInvoice[];
  readonly toggle: (invoice: ClientInvoice) => void;
  readonly select: (invoices: readonly ClientInvoice[]) => void;
  readonly clear: () => void;
  readonly isPending: boolean;
  /** Why the selected ones cannot be paid. */
  readonly refusals: readonly string[];
  readonly payment: PaymentTogether | undefined;
  /** Leads to the page of the gateway, or shows the transfer. */
  readonly pay: (means: TogetherMeans) => void;
  /** Whether they were paid at the gateway, which has not confirmed it yet. */
  readonly isSent: boolean;
  /** Returns to the selection. */
  readonly back: () => void;
}

/** Returns the selection of invoices to pay. Those that can no longer be paid leave it, and the list is read again. */
export function usePaying(hash: string, reload: () => void): Paying {
  const t = useOpenWords();
  const [selected, setSelected] = useState<readonly ClientInvoice[]>([]);
  const [isPending, setPending] = useState(false);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [payment, setPayment] = useState<PaymentTogether>();
  const [isSent, setSent] = useState(false);

  const select = (next: readonly ClientInvoice[]) => {
    setSelected(next);
    setRefusals([]);
    // What it said is no longer the sum of the selection.
    setPayment(undefined);
    setSent(false);
  };

  const pay = async (means: TogetherMeans) => {
    if (isPending) return;
    setPending(true);
    setRefusals([]);
    const keys = selected.map(({ uuid }) => uuid);
    try {
      const answer = paymentTogether.parse(await publicCalls(http).payTogether(hash, keys, means));
      if (answer.payment_url) location.assign(answer.payment_url);
      else if (answer.is_sent) setSent(true);
      else setPayment(answer);
    } catch (error) {
      const errors = error instanceof HttpError ? error.errors : {};
      const refused = selected.flatMap((_, place) => errors[`invoices.${place}`] ?? []);
      setSelected(selected.filter((_, place) => errors[`invoices.${place}`] === undefined));
      const isRefused = error instanceof HttpError && error.code === 'payment_refused';
      setRefusals(refused.length > 0 ? refused : [isRefused ? error.message : t('public.client.failed')]);
      if (refused.length > 0) reload();
    } finally {
      setPending(false);
    }
  };

  return {
    selected,
    toggle: (invoice) => {
      const others = selected.filter(({ uuid }) => uuid !== invoice.uuid);
      select(others.length < selected.length ? others : [...selected, invoice]);
    },
    select,
    clear: () => select([]),
    isPending,
    refusals,
    payment,
    pay: (means) => void pay(means),
    isSent,
    back: () => setPayment(undefined),
  };
}
