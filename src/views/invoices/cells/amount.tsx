import { useTranslate } from 'ra-core';
import { formatMoney } from '../../../../domain/kinds/money.ts';
import { useLanguage } from '../../../i18n/language.ts';
import type { ListedInvoice } from '../actions/dialogProps.ts';
import { Hint } from '../../../shell/Hint.tsx';
import './cells.css';

export const width = 136;
export const inFile = ['currency', 'amount'];

/** What is to be paid; the hint says of what it is made. */
export default function TotalCell({ record: invoice }: { readonly record: ListedInvoice }) {
  const translate = useTranslate();
  const language = useLanguage();
  const money = (amount = '') => formatMoney(amount, invoice.currency, language);
  const parts = [
    ['resources.invoices.fields.subtotal', money(invoice.subtotal)],
    ['figures.total_taxes', money(invoice.total_taxes)],
    ['figures.importer_total_payable_exporter', money(invoice.total)],
  ] as const;
  const hint = (
    <span className="invoice-total-parts figures">
      {parts.map(([part, amount]) => (
        <span key={part} className="invoice-total-part">
          <span>{translate(part)}</span>
          <span>{amount}</span>
        </span>
      ))}
    </span>
  );
  return (
    <Hint hint={hint}>
      <span className="invoice-total figures">{money(invoice.total)}</span>
    </Hint>
  );
}
