import { useTranslate } from 'ra-core';
import { useState } from 'react';
import invoices from '../../../../schemas/resources/invoices.ts';
import { defaultTemplate } from '../../../../dataProvider/calls/documents.ts';
import { useTemplates } from '../../../documents/templates/templateChoice.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { PreviewDialog } from '../../../documents/preview/PreviewDialog.tsx';
import { DialogFrame } from '../../../shell/dialog/DialogFrame.tsx';
import { useCommand } from '../../../generate/actions/useCommand.ts';
import type { InvoiceDialogProps } from '../actions/dialogProps.ts';
import { Loaded } from '../../../shell/feedback/Loaded.tsx';
import { TemplatePicker } from '../../../documents/templates/TemplatePicker.tsx';
import { useInvoiceTitle } from '../actions/useInvoiceTitle.ts';

/** Chooses the template this invoice is drawn from. */
export default function TemplateDialog({ record: invoice, onClose }: InvoiceDialogProps) {
  const translate = useTranslate();
  const locale = useLanguage();
  const titleOf = useInvoiceTitle();
  const [previewed, setPreviewed] = useState<string>();
  const templates = useTemplates();
  const { run, running } = useCommand<{ readonly template: string }>(invoices, 'template', invoice.uuid, onClose);
  const drawnFrom = (template: string) => ({ uuid: invoice.uuid, template, locale });

  return (
    <DialogFrame
      title={translate('invoiceActions.template.title')}
      subtitle={titleOf(invoice)}
      size="md"
      pending={running}
      onClose={onClose}
    >
      <Loaded query={templates} height={120}>
        {(choices) => (
          <TemplatePicker
            templates={choices}
            current={invoice.template ?? defaultTemplate}
            busy={running}
            drawnFrom={drawnFrom}
            onSelect={(template) => void run({ template })}
            onPreview={setPreviewed}
          />
        )}
      </Loaded>
      {previewed !== undefined && (
        <PreviewDialog record={drawnFrom(previewed)} title={titleOf(invoice)} onClose={() => setPreviewed(undefined)} />
      )}
    </DialogFrame>
  );
}
