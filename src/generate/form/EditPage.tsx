import { EditBase, useEditContext, useTranslate } from 'ra-core';
import type { Resource } from '../../../schemas/resource.ts';
import { QuickCreateContext } from '../../kinds/reference/quickCreate.ts';
import { ErrorState } from '../../shell/feedback/ErrorState.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { LoadingSections } from '../LoadingSections.tsx';
import { CreateDialog } from './CreateDialog.tsx';
import { ExistingRecord } from './ExistingRecord.tsx';
import { useListPath } from './useListPath.ts';
import { useSaving } from './useSaving.ts';

interface EditPageProps {
  readonly resource: Resource;
  /** The record to edit, where the route does not say. */
  readonly id?: string;
}

/** The form of a record that exists. */
export function EditPage({ resource, id }: EditPageProps) {
  const saving = useSaving(resource);
  return (
    <EditBase
      resource={resource.name}
      id={id}
      mutationMode="pessimistic"
      mutationOptions={saving.mutationOptions}
      redirect={false}
      queryOptions={{ retry: false, onError: () => undefined }}
    >
      <QuickCreateContext value={CreateDialog}>
        <EditContent resource={resource} saving={saving} />
      </QuickCreateContext>
    </EditBase>
  );
}

interface EditContentProps {
  readonly resource: Resource;
  readonly saving: ReturnType<typeof useSaving>;
}

/** The record once it is there; before, its place; else, why it is not. */
function EditContent({ resource, saving }: EditContentProps) {
  const translate = useTranslate();
  const listPath = useListPath(resource);
  const { record, error, refetch } = useEditContext();
  const singular = translate(`resources.${resource.name}.name`, { smart_count: 1 });
  return (
    <>
      <PageHeader
        title={String(record?.[resource.label] ?? singular)}
        backTo={resource.single ? undefined : listPath}
      />
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!error && !record && <LoadingSections />}
      {!error && record && <ExistingRecord resource={resource} record={record} saving={saving} />}
    </>
  );
}
