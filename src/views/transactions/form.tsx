import Box from '@mui/material/Box';
import { useGetOne, useTranslate, type RaRecord } from 'ra-core';
import { FormProvider } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import type { Invoice } from '../../../schemas/resources/invoices.ts';
import invoices from '../../../schemas/resources/invoices.ts';
import transactions from '../../../schemas/resources/transactions.ts';
import { InSight, SideBySide } from '../../documents/form/SideBySide.tsx';
import { FormLock } from '../../forms/FormLock.tsx';
import { LeaveButton } from '../../generate/form/LeaveButton.tsx';
import { SaveBar } from '../../generate/form/SaveBar.tsx';
import { UnsavedRecord } from '../../generate/form/UnsavedRecord.tsx';
import { useListPath } from '../../generate/form/useListPath.ts';
import { LoadingSections } from '../../generate/LoadingSections.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { CoveredSection } from './form/CoveredSection.tsx';
import type { PaymentValues } from './form/paymentOf.ts';
import { ReceiptSection } from './form/ReceiptSection.tsx';
import { usePayment } from './form/usePayment.ts';

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
  const { service_buyer_uuid: client, currency } = data;
  return <NewPayment begun={{ service_buyer: { uuid: client }, currency, invoices: [{ uuid }] }} />;
}

function NewPayment({ begun }: { readonly begun: Partial<PaymentValues> }) {
  const title = useTranslate()('resources.transactions.create');
  const listPath = useListPath(transactions)();
  const { form, found, submit, once } = usePayment(begun);
  return (
    <FormProvider {...form}>
      <PageHeader title={title} backTo={listPath} />
      <Box component="form" onSubmit={submit} noValidate sx={{ containerType: 'inline-size' }}>
        <UnsavedRecord resource={transactions} once={once} />
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
