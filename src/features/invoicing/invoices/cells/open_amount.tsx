import { formatMoney } from '../../../../../domain/kinds/money.ts';
import { useLanguage } from '../../../../i18n/language.ts';
import type { ListedInvoice } from '../actions/dialogProps.ts';

export const width = 120;

/** What is left to pay of an issued invoice; empty if nothing is. */
export default function OpenCell({
  record: { status, currency, open_amount: open = '0' },
}: {
  readonly record: ListedInvoice;
}) {
  const language = useLanguage();
  if (status !== 'billed' || Number(open) === 0) return null;
  return <span className="document-total figures">{formatMoney(open, currency, language)}</span>;
}
