import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { StatusTag } from '../../../shell/StatusTag.tsx';
import type { ListedInvoice } from '../actions/dialogProps.ts';
import { statusTones } from './tones.ts';

/** The status in its colour and in words; being overdue is said beside it. */
export function StatusCell({ invoice }: { readonly invoice: ListedInvoice }) {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      <StatusTag tone={statusTones[invoice.status]}>
        {translate(`resources.invoices.values.status.${invoice.status}`)}
      </StatusTag>
      {invoice.is_overdue && <StatusTag tone="cancelled">{translate('invoiceActions.list.overdue')}</StatusTag>}
    </Stack>
  );
}
