import Box from '@mui/material/Box';
import { useGetOne, useTranslate, type RaRecord } from 'react-admin';
import { FormProvider, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import invoices, { type Invoice } from '../../../../schemas/resources/invoicing/invoices.ts';
import transactions from '../../../../schemas/resources/payments/transactions.ts';
import { InSight, SideBySide } from '../../../documents/form/SideBySide.tsx';
import { FormLock } from '../../../forms/FormLock.tsx';
import { LeaveButton } from '../../../generate/form/LeaveButton.tsx';
import { SaveBar } from '../../../generate/form/SaveBar.tsx';
import { UnsavedRecord } from '../../../generate/form/pages/UnsavedRecord.tsx';
import { useListPath } from '../../../generate/form/useListPath.ts';
import { LoadingSections } from '../../../generate/LoadingSections.tsx';
import { PageHeader } from '../../../shell/frame/PageHeader.tsx';
import { CoveredSection } from './form/CoveredSection.tsx';
import { type Payable, type PaymentValues, coveredBy, paidBy, wholeAmount } from './form/paymentOf.ts';
import { isReceivable, payableOf, isAutomatic } from './form/receivable.ts';
import { usePayment } from './form/usePayment.ts';
import Alert from '@mui/material/Alert';
import { useTitle } from '../../../generate/useRecordName.ts';
import Stack from '@mui/material/Stack';
import { ReceiptFields } from '../receipts/ReceiptFields.tsx';
import { Remaining } from '../receipts/Remaining.tsx';
import { StaysOpen } from '../receipts/StaysOpen.tsx';
import { useProposal } from '../../../forms/useProposal.ts';
import { Section } from '../../../generate/Section.tsx';

/** A new payment of a client (`?service_buyer=<uuid>`), or of an invoice (`?invoice=<uuid>`). */
export default function PaymentPage() {
  const [search] = useSearchParams();
  const [client, invoice] = [search.get('service_buyer'), search.get('invoice')];
  if (invoice) return <OfInvoice uuid={invoice} />;
  return <NewPayment begun={client ? { service_buyer: { uuid: client } } : {}} />;
}

/** The payment of an invoice, which is chosen. */
function OfInvoice({ uuid }: { readonly uuid: string }) {
  const title = useTranslate()('resources.transactions.create');
  const listPath = useListPath(transactions)();
  const { data, error } = useGetOne<Invoice & RaRecord<string>>(invoices.name, { id: uuid }, { retry: false });
  if (error) return <NewPayment begun={{}} />;
  if (!data) {
    return (
      <>
        <PageHeader title={title} backTo={listPath} />
        <LoadingSections />
      </>
    );
  }
  if (!isReceivable(data)) return <NewPayment begun={{}} refused={data} />;
  const { service_buyer_uuid: client, currency } = data;
  return (
    <NewPayment
      begun={{ service_buyer: { uuid: client }, currency, invoices: [{ uuid }] }}
      preselected={payableOf(data)}
    />
  );
}

interface NewPaymentProps {
  readonly begun: Partial<PaymentValues>;
  /** The invoice that the address names. */
  readonly preselected?: Payable;
  /** The same, if it takes no manual payment. */
  readonly refused?: Invoice & RaRecord;
}

function NewPayment({ begun, preselected, refused }: NewPaymentProps) {
  const title = useTranslate()('resources.transactions.create');
  const listPath = useListPath(transactions)();
  const { form, found, submit, once } = usePayment(begun, preselected);
  return (
    <FormProvider {...form}>
      <PageHeader title={title} backTo={listPath} />
      <Box component="form" onSubmit={submit} noValidate sx={{ containerType: 'inline-size' }}>
        <UnsavedRecord resource={transactions} once={once} />
        {refused && <NotReceivable invoice={refused} />}
        <FormLock>
          <SideBySide>
            <CoveredSection found={found} />
            <InSight>
              <ReceiptSection open={found.open} />
            </InSight>
          </SideBySide>
        </FormLock>
        <SaveBar>
          <LeaveButton to={listPath} />
        </SaveBar>
      </Box>
    </FormProvider>
  );
}

/** Says why an invoice takes no manual payment. */
function NotReceivable({ invoice }: { readonly invoice: Invoice & RaRecord }) {
  const translate = useTranslate();
  const name = useTitle(invoices, invoice);
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {translate(`transactions.form.${isAutomatic(invoice) ? 'automatic' : 'notOpen'}`, { name })}
    </Alert>
  );
}

/** What was received: at first all that is open of the covered invoices, in their currency. */
function ReceiptSection({ open }: { readonly open: readonly Payable[] }) {
  const translate = useTranslate();
  const [currency, covered, amount] = useWatch<PaymentValues, ['currency', 'invoices', 'amount']>({
    name: ['currency', 'invoices', 'amount'],
  });
  useProposal('exchange_currency', currency ?? undefined);
  useProposal('amount', currency ? wholeAmount(coveredBy({ invoices: covered }, open), currency) : undefined);
  const paid = paidBy({ currency, invoices: covered, amount }, open);
  return (
    <Section title={translate('resources.transactions.sections.receipt')} isForm>
      <Stack sx={{ gridColumn: '1 / -1', gap: 1, pb: 1 }}>
        <ReceiptFields invoiceCurrency={currency ?? ''} />
        {amount !== null && <StaysOpen paid={paid} settled="transactions.form.settles" />}
        <Remaining paid={paid} />
      </Stack>
    </Section>
  );
}
