import { useTranslate } from 'react-admin';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import { templateKey } from '../../../../documents/templates/templateChoice.ts';
import { TemplateDialog } from '../../../../documents/templates/TemplateDialog.tsx';
import { useCommand } from '../../../../generate/actions/useCommand.tsx';
import type { InvoiceDialogProps } from '../actions/dialogProps.ts';
import { useTitle } from '../../../../generate/useRecordName.ts';

/** Selects the template of this invoice, issued or scheduled. */
export default function InvoiceTemplateDialog({ record: invoice, onClose }: InvoiceDialogProps) {
  const translate = useTranslate();
  const title = useTitle(invoices, invoice);
  const isToCome = invoice.status === 'future';
  const { run, running } = useCommand<{ readonly template: string }>(invoices, 'template', invoice.uuid, onClose);
  return (
    <TemplateDialog
      subject={title}
      body={isToCome ? translate('invoiceActions.template.toCome') : undefined}
      current={invoice.template}
      sample={invoice.uuid}
      running={running}
      onSelect={(template) => template && void run({ template: templateKey(template) })}
      onClose={onClose}
    />
  );
}
