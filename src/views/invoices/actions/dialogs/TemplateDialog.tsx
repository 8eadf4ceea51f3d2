import { useGetList, useTranslate } from 'ra-core';
import { useState } from 'react';
import { defaultTemplate } from '../../../../../dataProvider/calls/documents.ts';
import { useLanguage } from '../../../../i18n/language.ts';
import { PreviewDialog } from '../../preview/PreviewDialog.tsx';
import { DialogFrame } from '../DialogFrame.tsx';
import type { InvoiceDialogProps } from '../dialogProps.ts';
import { Loaded } from '../Loaded.tsx';
import { TemplatePicker } from '../template/TemplatePicker.tsx';
import type { TemplateChoice } from '../template/templateChoice.ts';
import { useInvoiceCommand } from '../useInvoiceCommand.ts';
import { useInvoiceTitle } from '../useInvoiceTitle.ts';

/** As many as one page of the API holds; the list has an order of its own and takes no other. */
const all = { pagination: { page: 1, perPage: 100 }, sort: { field: '', order: 'ASC' } } as const;

/** Chooses the template this invoice is drawn from. */
export default function TemplateDialog({ invoice, onClose }: InvoiceDialogProps) {
  const translate = useTranslate();
  const locale = useLanguage();
  const titleOf = useInvoiceTitle();
  const [previewed, setPreviewed] = useState<string>();
  const templates = useGetList<TemplateChoice>('invoice-templates', all);
  const { run, running } = useInvoiceCommand<string>(
    (calls, template) => calls.updateTemplate(invoice.uuid, template),
    onClose,
  );
  const drawnFrom = (template: string) => ({ uuid: invoice.uuid, template, locale });

  return (
    <DialogFrame
      title={translate('invoiceActions.template.title')}
      subtitle={titleOf(invoice)}
      size="md"
      onClose={onClose}
    >
      <Loaded query={templates} height={120}>
        {(choices) => (
          <TemplatePicker
            templates={choices}
            current={invoice.template ?? defaultTemplate}
            busy={running}
            drawnFrom={drawnFrom}
            onSelect={run}
            onPreview={setPreviewed}
          />
        )}
      </Loaded>
      {previewed !== undefined && (
        <PreviewDialog
          invoice={drawnFrom(previewed)}
          title={titleOf(invoice)}
          onClose={() => setPreviewed(undefined)}
        />
      )}
    </DialogFrame>
  );
}
