import { useCreatePath, useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router';
import { ErrorState } from '../../shell/feedback/ErrorState.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { ClosedInvoice } from './form/ClosedInvoice.tsx';
import { EditorSkeleton } from '../../documents/form/EditorSkeleton.tsx';
import { InvoiceEditor } from './form/InvoiceEditor.tsx';
import { useStart } from './form/useStart.ts';

/** The page where an invoice is written: a new one, a draft (`?uuid=`) or a copy (`?copy=`). */
export default function InvoiceForm() {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const [search] = useSearchParams();
  const { data: start, error, refetch, isEditing } = useStart();

  const reload = async () => (await refetch({ throwOnError: true })).data;

  return (
    <>
      <PageHeader
        title={translate(`invoiceForm.title.${isEditing ? 'edit' : search.has('copy') ? 'copy' : 'create'}`)}
        backTo={createPath({ resource: 'invoices', type: 'list' })}
      />
      {error && !start && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!start && !error && <EditorSkeleton />}
      {start?.closed && <ClosedInvoice status={start.closed} />}
      {start && !start.closed && <InvoiceEditor key={search.toString()} start={start} onReload={reload} />}
    </>
  );
}
