import { useCreate, useLogoutIfAccessDenied } from 'react-admin';
import { useForm, useWatch } from 'react-hook-form';
import { HttpError } from '../../../../../dataProvider/httpError.ts';
import { onceKey } from '../../../../../dataProvider/record.ts';
import transactions from '../../../../../schemas/resources/payments/transactions.ts';
import { useOwnCompany } from '../../../../documents/parties/useOwnCompany.ts';
import { thisMinute } from '../../receipts/receiptOf.ts';
import { useSaving } from '../../../../generate/form/useSaving.ts';
import { checkedBy } from '../../../../generate/validate/resolver.ts';
import { zone } from '../../../../i18n/zone.ts';
import { type Payable, paymentIssues, paymentOf, type PaymentValues } from './paymentOf.ts';
import { useOpenInvoices } from './useOpenInvoices.ts';

const untouched: PaymentValues = {
  service_buyer: null,
  currency: null,
  invoices: [],
  amount: null,
  exchange_currency: null,
  exchange_rate: null,
  fee: null,
  payment_date: null,
  note: null,
};

/**
 * Manages a new payment: its form, the invoices that it may cover, and the request. `preselected` is the invoice that
 * it begins with, which may come after the first hundred.
 */
export function usePayment(begun: Partial<PaymentValues>, preselected?: Payable) {
  const { once, mutationOptions } = useSaving(transactions);
  const company = useOwnCompany();
  const timeZone = company.data?.time_zone ?? zone();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const [create] = useCreate(transactions.name, undefined, { ...mutationOptions, returnPromise: true });
  const form = useForm<PaymentValues>({
    defaultValues: { ...untouched, payment_date: thisMinute(), ...begun },
    mode: 'onTouched',
    resolver: checkedBy((values) => paymentIssues(values, found.open, timeZone)),
  });
  const [client, currency] = useWatch({ control: form.control, name: ['service_buyer', 'currency'] });
  const isBegun = client?.uuid === begun.service_buyer?.uuid && currency === begun.currency;
  const found = useOpenInvoices(client?.uuid, currency, isBegun ? preselected : undefined);

  const submit = form.handleSubmit(async (values) => {
    try {
      await create(transactions.name, { data: { ...paymentOf(values, found.open, timeZone), [onceKey]: once.key } });
    } catch (error) {
      if (await logoutIfAccessDenied(error)) return;
      // Another user may have received some of it.
      void found.refetch();
      for (const [path, message] of Object.entries(error instanceof HttpError ? (error.errors ?? {}) : {})) {
        form.setError(nameAt(path), { message });
      }
    }
  });
  return { form, found, submit, once };
}

/** Returns the field that shows an error: of any invoice, their list. */
const nameAt = (path: string): keyof PaymentValues => {
  const [name = ''] = path.split('.');
  return Object.keys(untouched).find((known): known is keyof PaymentValues => known === name) ?? 'amount';
};
