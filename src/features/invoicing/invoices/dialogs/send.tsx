import Typography from '@mui/material/Typography';
import { useGetOne, useTranslate, type RaRecord } from 'react-admin';
import { useId, useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { inputOf } from '../../../../../domain/actions/requests.ts';
import type { Dispatch } from '../../../../../schemas/parts/delivery/dispatch.ts';
import deliverySettings, {
  type DeliverySettings,
} from '../../../../../schemas/resources/delivery/delivery-settings.ts';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import { useMay } from '../../../../access/useMay.ts';
import { readOnce } from '../../../../data/readOnce.ts';
import { FieldOf } from '../../../../documents/form/Field.tsx';
import { EmailList } from '../../../../documents/recipients/EmailList.tsx';
import { useClientContact } from '../../../../documents/recipients/useClientContact.ts';
import { InputForm } from '../../../../generate/actions/InputForm.tsx';
import { useCommand } from '../../../../generate/actions/useCommand.ts';
import { useCommandWords } from '../../../../generate/actions/useCommandWords.ts';
import { useLabelOf } from '../../../../kinds/shared/words.ts';
import { SkeletonCards } from '../../../../shell/feedback/SkeletonCards.tsx';
import { StoredNotice } from '../../../../shell/StoredNotice.tsx';
import { FormDialog } from '../../../../shell/dialog/FormDialog.tsx';
import type { InvoiceDialogProps } from '../actions/dialogProps.ts';
import { useTitle } from '../../../../generate/useRecordName.ts';

const asks = inputOf(invoices, 'send') ?? invoices;

/** Sends an invoice to its recipients, or to others, with attachments as the company's settings suggest. */
export default function SendDialog({ record: invoice, onClose }: InvoiceDialogProps) {
  const translate = useTranslate();
  const labelOf = useLabelOf(asks.name);
  const subject = useTitle(invoices, invoice);
  const formId = useId();
  const settings = useGetOne<RaRecord & DeliverySettings>(
    deliverySettings.name,
    { id: deliverySettings.name },
    {
      ...readOnce,
      enabled: useMay(deliverySettings.name, 'show'),
    },
  );
  const suggested = settings.data?.with_attachments;
  const contact = useClientContact(invoice.service_buyer?.uuid ?? null, !invoice.responsible_email);
  const recipient = invoice.responsible_email || contact.data?.responsible_email;
  const begun = useMemo(() => ({ email: recipient, with_attachments: suggested }), [recipient, suggested]);
  const { title, confirm } = useCommandWords(invoices.name, 'send');
  const { run, running } = useCommand<Dispatch>(invoices, 'send', invoice.uuid, onClose);
  const send = ({ email, with_attachments }: FieldValues) =>
    run({ email: email ?? '', with_attachments: with_attachments === true });

  return (
    <FormDialog form={formId} title={title} subtitle={subject} pending={running} onClose={onClose} confirm={confirm}>
      <StoredNotice />
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {translate('delivery.sending')}
      </Typography>
      {settings.isLoading || contact.isLoading ? (
        <SkeletonCards height={140} />
      ) : (
        <InputForm id={formId} asks={asks} begun={begun} onSubmit={send}>
          <EmailList label={labelOf('email')} source="email" />
          <FieldOf resource={asks} name="with_attachments" />
        </InputForm>
      )}
    </FormDialog>
  );
}
