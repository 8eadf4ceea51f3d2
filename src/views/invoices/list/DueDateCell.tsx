import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { formatDate } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { StatusTag } from '../../../shell/StatusTag.tsx';
import type { ListedInvoice } from '../actions/dialogProps.ts';

/** When it has to be paid, and whether that is past. */
export function DueDateCell({ invoice }: { readonly invoice: ListedInvoice }) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <Stack sx={{ alignItems: 'flex-start', gap: 0.25 }}>
      <time className="figures" dateTime={invoice.due_date}>
        {formatDate(invoice.due_date, language)}
      </time>
      {invoice.is_overdue && <StatusTag tone="cancelled">{translate('invoiceActions.list.overdue')}</StatusTag>}
    </Stack>
  );
}
