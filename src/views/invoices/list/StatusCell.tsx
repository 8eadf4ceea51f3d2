import { useTranslate } from 'ra-core';
import { StatusTag } from '../../../shell/StatusTag.tsx';
import type { ListedInvoice } from '../actions/dialogProps.ts';
import { statusTones } from './tones.ts';

/** The status in its colour and in words. */
export function StatusCell({ invoice }: { readonly invoice: ListedInvoice }) {
  const translate = useTranslate();
  return (
    <StatusTag tone={statusTones[invoice.status]}>
      {translate(`resources.invoices.values.status.${invoice.status}`)}
    </StatusTag>
  );
}
