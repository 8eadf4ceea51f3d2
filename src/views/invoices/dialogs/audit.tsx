import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { historyOf } from '../../../../dataProvider/calls/history.ts';
import invoices from '../../../../schemas/resources/invoices.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { EmptyState } from '../../../shell/feedback/EmptyState.tsx';
import { withCurrencies } from '../../../documents/history/auditCurrencies.ts';
import { AuditEntryView } from '../../../documents/history/AuditEntryView.tsx';
import { DialogFrame } from '../../../shell/dialog/DialogFrame.tsx';
import { type InvoiceDialogProps, type ListedInvoice, paymentOf } from '../actions/dialogProps.ts';
import { Loaded } from '../../../shell/feedback/Loaded.tsx';
import { useHttp } from '../../../data/useHttp.ts';
import { templateKey, useTemplates, type TemplateChoice } from '../../../documents/templates/templateChoice.ts';
import { useInvoiceTitle } from '../actions/useInvoiceTitle.ts';

/** How long a history counts as fresh (specification §9). */
const staleTime = 5000;

/** Who changed what on this invoice, newest first. */
export default function AuditDialog({ record: invoice, onClose }: InvoiceDialogProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const titleOf = useInvoiceTitle();
  const http = useHttp();
  const history = useQuery({
    queryKey: ['audit', 'invoice', invoice.uuid],
    queryFn: ({ signal }) => historyOf(http, 'invoice', invoice.uuid, signal),
    staleTime,
  });
  const templates = useTemplates();
  const names = namesOf(invoice, templates.data ?? []);
  const context = { resource: invoices, linesAt: 'items_invoice', language, translate, names };
  // The names come with the entries: words that change while they are read would be worse than a moment's wait.
  const named = { ...history, data: templates.isPending ? undefined : history.data };

  return (
    <DialogFrame
      title={translate('documents.history.title')}
      subtitle={titleOf(invoice)}
      size="md"
      readOnly
      onClose={onClose}
    >
      <Loaded query={named} height={64}>
        {(entries) =>
          entries.length === 0 ? (
            <EmptyState title={translate('documents.history.empty')} />
          ) : (
            <ol style={{ listStyle: 'none', margin: 0, padding: 0 }}>
              {withCurrencies(entries, invoice.currency).map(({ entry, currencies }) => (
                <AuditEntryView key={entry.id} entry={entry} context={{ ...context, ...currencies }} />
              ))}
            </ol>
          )
        }
      </Loaded>
    </DialogFrame>
  );
}

function namesOf(invoice: ListedInvoice, templates: readonly TemplateChoice[]): Record<string, string> {
  const account = paymentOf(invoice)?.account?.name;
  return Object.fromEntries([
    ...templates.map((template) => [templateKey(template), template.name]),
    ...(invoice.account_uuid && account ? [[invoice.account_uuid, account]] : []),
  ]);
}
