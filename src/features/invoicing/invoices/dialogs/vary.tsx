import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { FormProvider } from 'react-hook-form';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import { AmendingDialog } from '../../../../documents/amendments/AmendingDialog.tsx';
import { ReachChoice } from '../../../../documents/amendments/ReachChoice.tsx';
import { LinesContext } from '../../../../documents/grid/lines/linesStore.ts';
import { unfitWords } from '../../../../documents/saving/unfitWords.ts';
import { useCommandWords } from '../../../../generate/actions/useCommandWords.ts';
import { ConfirmDialog } from '../../../../shell/feedback/ConfirmDialog.tsx';
import { QueryResult } from '../../../../shell/feedback/QueryResult.tsx';
import type { InvoiceDialogProps } from '../actions/dialogProps.ts';
import { useSubject } from '../../../../generate/useRecordName.ts';
import { useVarying } from '../actions/vary/useVarying.ts';
import { VaryForm } from '../actions/vary/VaryForm.tsx';

/** Changes the lines of a scheduled invoice, or of it and all later ones, in a variable contract (specification §4). */
export default function VaryDialog({ record: invoice, onClose }: InvoiceDialogProps) {
  const translate = useTranslate();
  const subject = useSubject(invoices, invoice);
  const formId = useId();
  const { title, confirm } = useCommandWords(invoices.name, 'vary');
  const varying = useVarying(invoice, onClose);
  const { start, store, fields, amending, problem, unfit, look, fit } = varying;

  return (
    <FormProvider {...fields}>
      <LinesContext value={store}>
        <AmendingDialog
          title={title}
          subtitle={subject}
          size="lg"
          confirm={confirm}
          look={{ form: formId }}
          amending={amending}
          onConfirm={() => void varying.confirm()}
          onClose={onClose}
        >
          <QueryResult query={start} height={120}>
            {({ exporter }) => (
              <VaryForm invoice={invoice} exporter={exporter} problem={problem}>
                <form id={formId} onSubmit={fields.handleSubmit(() => look())} noValidate>
                  <ReachChoice source="future_invoices" due={invoice.due_date} />
                </form>
              </VaryForm>
            )}
          </QueryResult>
        </AmendingDialog>
        {unfit && (
          <ConfirmDialog
            open
            title={translate('documents.unfit.title')}
            content={unfitWords(unfit, translate)}
            confirmLabel={translate('documents.unfit.anyway')}
            onConfirm={() => {
              fit();
              void fields.handleSubmit(() => look(true))();
            }}
            onClose={fit}
          />
        )}
      </LinesContext>
    </FormProvider>
  );
}
