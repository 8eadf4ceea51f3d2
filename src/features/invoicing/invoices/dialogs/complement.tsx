import { useId, useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { inputOf } from '../../../../../domain/actions/requests.ts';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import { AmendingDialog } from '../../../../documents/amendments/AmendingDialog.tsx';
import { ChangedDetails } from '../../../../documents/amendments/ChangedDetails.tsx';
import { changesIn } from '../../../../documents/amendments/changes.ts';
import { ReachChoice } from '../../../../documents/amendments/ReachChoice.tsx';
import { useAmending } from '../../../../documents/amendments/useAmending.ts';
import { InputForm } from '../../../../generate/actions/InputForm.tsx';
import { useCommandWords } from '../../../../generate/actions/useCommandWords.ts';
import type { InvoiceDialogProps } from '../actions/dialogProps.ts';
import { useSubject } from '../../../../generate/useRecordName.ts';

const asks = inputOf(invoices, 'complement') ?? invoices;
const details = ['company_number', 'terms_payment', 'observation'] as const;

/** Changes a scheduled invoice, or it and all later ones, except lines (specification §4). */
export default function ComplementDialog({ record: invoice, onClose }: InvoiceDialogProps) {
  const subject = useSubject(invoices, invoice);
  const formId = useId();
  const { title, confirm } = useCommandWords(invoices.name, 'complement');
  const amending = useAmending<FieldValues>(invoices, 'complement', invoice.uuid, onClose);
  const begun = useMemo(() => ({ ...invoice, future_invoices: false }), [invoice]);
  const look = async ({ future_invoices, ...values }: FieldValues) =>
    (await amending.look({ ...changesIn(details, invoice, values), future_invoices }))?.errors;
  const { future_invoices: _, ...changes } = amending.previewed?.input ?? {};

  return (
    <AmendingDialog
      title={title}
      subtitle={subject}
      size="sm"
      confirm={confirm}
      changes={<ChangedDetails resource={invoices} before={invoice} changes={changes} />}
      look={{ form: formId }}
      amending={amending}
      onConfirm={() => void amending.confirm()}
      onClose={onClose}
    >
      <InputForm
        id={formId}
        asks={asks}
        begun={begun}
        own={{ future_invoices: <ReachChoice source="future_invoices" due={invoice.due_date} /> }}
        onSubmit={look}
      />
    </AmendingDialog>
  );
}
