import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useId, useMemo, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { deliveryCalls, type SendPreview } from '../../../../../dataProvider/calls/delivery.ts';
import { inputOf } from '../../../../../domain/actions/requests.ts';
import { addresseeText } from '../../../../../domain/delivery/addressees.ts';
import type { Dispatch } from '../../../../../schemas/parts/delivery/dispatch.ts';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import { useHttp } from '../../../../data/useHttp.ts';
import { MailFormDialog } from '../../../../documents/mails/MailFormDialog.tsx';
import { editedTexts, type Previewing } from '../../../../documents/mails/MailTexts.tsx';
import { useClientContact } from '../../../../documents/recipients/useClientContact.ts';
import { InputForm } from '../../../../generate/actions/InputForm.tsx';
import { useCommand } from '../../../../generate/actions/useCommand.tsx';
import { useTitle } from '../../../../generate/useRecordName.ts';
import { QueryResult } from '../../../../shell/feedback/QueryResult.tsx';
import { SkeletonCards } from '../../../../shell/feedback/SkeletonCards.tsx';
import type { InvoiceDialogProps } from '../actions/dialogProps.ts';
import { SendFields } from '../sending/SendFields.tsx';

const asks = inputOf(invoices, 'send') ?? invoices;

/** Sends an invoice to its recipients or to others, with copies, and with the company's texts as edited for this mail. */
export default function SendDialog({ record: invoice, onClose }: InvoiceDialogProps) {
  const translate = useTranslate();
  const http = useHttp();
  const subject = useTitle(invoices, invoice);
  const formId = useId();
  const previewing = useRef<Previewing>(null);
  const usual = useQuery({
    queryKey: ['invoices', invoice.uuid, 'email', 'preview'],
    queryFn: ({ signal }) => deliveryCalls(http).sendPreview(invoice.uuid, {}, signal),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  });
  const contact = useClientContact(invoice.service_buyer?.uuid ?? null, !invoice.responsible_email);
  const begun = useMemo(() => usual.data && begunWith(usual.data, contact.data), [usual.data, contact.data]);
  const { run, running } = useCommand<Dispatch>(invoices, 'send', invoice.uuid, onClose);
  const send = (values: FieldValues, { texts }: SendPreview) => {
    const input = inputFrom(values, texts);
    return input.email?.length === 0 ? { email: translate('delivery.refused.no_recipients') } : run(input);
  };

  return (
    <MailFormDialog
      form={formId}
      resource={invoices.name}
      command="send"
      subject={subject}
      body={translate('delivery.sending')}
      isReady={begun !== undefined}
      isSending={running}
      previewing={previewing}
      onClose={onClose}
    >
      {contact.isLoading ? (
        <SkeletonCards height={420} />
      ) : (
        <QueryResult query={usual} height={420}>
          {(preview) => (
            <InputForm id={formId} asks={asks} {...(begun && { begun })} onSubmit={(values) => send(values, preview)}>
              <SendFields
                asks={asks}
                invoice={invoice}
                preview={preview}
                previewing={previewing}
                inputFrom={inputFrom}
              />
            </InputForm>
          )}
        </QueryResult>
      )}
    </MailFormDialog>
  );
}

interface Contact {
  readonly responsible_name?: string;
  readonly responsible_email?: string;
}

/** Begins with the recipients of the invoice, or the contact of its client, and with the company's texts. */
function begunWith({ email, texts, with_attachments }: SendPreview, contact: Contact | undefined): FieldValues {
  const { responsible_name: name, responsible_email: address } = contact ?? {};
  const others = address ? [addresseeText({ name, email: address })] : [];
  return { email: email.length > 0 ? email : others, cc: [], ...texts, with_attachments };
}

/** Returns what to send: the texts only if they differ from the company's. */
function inputFrom(values: FieldValues, texts: SendPreview['texts']): Dispatch & { readonly email: string[] } {
  const listed = (name: string): string[] => (Array.isArray(values[name]) ? values[name].map(String) : []);
  const cc = listed('cc');
  return {
    email: listed('email'),
    ...(cc.length > 0 && { cc }),
    ...editedTexts(values, texts),
    with_attachments: values['with_attachments'] === true,
  };
}
