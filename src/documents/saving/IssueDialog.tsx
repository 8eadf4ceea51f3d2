import { useTranslate } from 'ra-core';
import { decimalsOf } from '../../../domain/money/decimals.ts';
import { formatMoney } from '../../../domain/formats/numbers.ts';
import { useLanguage } from '../../i18n/language.ts';
import { ConfirmDialog } from '../../shell/feedback/ConfirmDialog.tsx';
import { useLines } from '../grid/linesStore.ts';
import { documentTotals } from '../grid/totals.ts';
import type { Exporter } from '../parties/company.ts';
import { todayIn } from '../parties/today.ts';
import { currencyOf, type InvoiceValues } from '../../views/invoices/form/values.ts';

interface IssueDialogProps {
  readonly values: InvoiceValues;
  readonly exporter: Pick<Exporter, 'allowsRetroactive' | 'timeZone'>;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before a number is given: from then on the document is no draft any more. */
export function IssueDialog({ values, exporter, onConfirm, onClose }: IssueDialogProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const lines = useLines((state) => state.lines);
  const currency = currencyOf(values);
  const { total } = documentTotals(lines, decimalsOf(currency));
  const isMoved = !exporter.allowsRetroactive && values.created !== null && values.created < todayIn(exporter.timeZone);
  const sentences = [
    translate('invoiceForm.issue.content', { total: formatMoney(total, currency, language) }),
    isMoved && translate('invoiceForm.issue.createdMoves'),
    values.send_email && translate('invoiceForm.issue.sends', { name: values.responsible_name ?? '' }),
  ];
  return (
    <ConfirmDialog
      open
      title={translate('invoiceForm.issue.title')}
      content={sentences.filter(Boolean).join(' ')}
      confirmLabel={translate('invoiceForm.issue.confirm')}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
