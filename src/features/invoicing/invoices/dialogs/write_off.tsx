import { useTranslate } from 'react-admin';
import { formatMoney } from '../../../../../domain/kinds/money.ts';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import { CommandDialog } from '../../../../generate/actions/CommandDialog.tsx';
import { useLanguage } from '../../../../i18n/language.ts';
import { Facts } from '../../../../shell/dialog/Facts.tsx';
import type { InvoiceDialogProps } from '../actions/dialogProps.ts';

/** Writes off the rest of an invoice, and says how much that is. */
export default function WriteOffDialog({ record: invoice, onClose }: InvoiceDialogProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { currency, open_amount: open = '0', total = '0' } = invoice;
  const value = translate('invoiceActions.booked.of', {
    amount: formatMoney(open, currency, language),
    total: formatMoney(total, currency, language),
  });
  const about = <Facts facts={[{ label: translate('resources.invoices.fields.open_amount'), value }]} />;
  return <CommandDialog resource={invoices} name="write_off" record={invoice} about={about} onClose={onClose} />;
}
