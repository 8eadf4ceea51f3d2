import type { ContractInvoice } from '../../../../dataProvider/calls/contracts.ts';

type Standing = Pick<ContractInvoice, 'status' | 'standing'>;

const apart = new Set<ContractInvoice['standing']>(['held', 'paused', 'skipped']);

/** Whether an invoice that was not issued stands otherwise than its status says. */
export const standsApart = ({ standing }: Pick<Standing, 'standing'>): boolean => apart.has(standing);

/** The words for how an invoice of a contract stands; none where it is simply to come. */
export function standingWord(invoice: Standing): string | undefined {
  if (standsApart(invoice)) return `resources.invoices.values.standing.${invoice.standing}`;
  return invoice.status === 'future' ? undefined : `resources.invoices.values.status.${invoice.status}`;
}
