import { Suspense } from 'react';
import { useGetOne, type RaRecord } from 'react-admin';
import invoices, { type Invoice } from '../../../../schemas/resources/invoicing/invoices.ts';
import { dialogOf } from '../../../generate/actions/dialogs.ts';

interface SendAgainProps {
  readonly invoice: string;
  readonly onClose: () => void;
}

const Dialog = dialogOf(invoices, 'send');

/** The dialog that sends an invoice by mail, from its key alone. */
export default function SendAgain({ invoice, onClose }: SendAgainProps) {
  const { data } = useGetOne<Invoice & RaRecord<string>>(invoices.name, { id: invoice });
  if (!Dialog || !data) return null;
  return (
    <Suspense fallback={null}>
      <Dialog resource={invoices} record={data} onClose={onClose} />
    </Suspense>
  );
}
