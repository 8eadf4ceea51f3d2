import { useTranslate } from 'ra-core';
import { formatMoney } from '../../../../domain/kinds/money.ts';
import { TotalCell as Total } from '../../../documents/cells/TotalCell.tsx';
import { useLanguage } from '../../../i18n/language.ts';
import type { ListedInvoice } from '../actions/dialogProps.ts';

export const width = 136;
export const inFile = ['currency', 'amount'];

/** The amount due; the hint shows its parts. */
export default function TotalCell({ record: invoice }: { readonly record: ListedInvoice }) {
  const translate = useTranslate();
  const language = useLanguage();
  const money = (amount = '') => formatMoney(amount, invoice.currency, language);
  const parts = [
    [translate('resources.invoices.fields.subtotal'), money(invoice.subtotal)],
    [translate('figures.total_taxes'), money(invoice.total_taxes)],
    [translate('figures.importer_total_payable_exporter'), money(invoice.total)],
  ] as const;
  return <Total amount={money(invoice.total)} parts={parts} />;
}
