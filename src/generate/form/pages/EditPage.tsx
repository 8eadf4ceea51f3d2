import { EditBase, useEditContext, useTranslate, type RaRecord } from 'react-admin';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useCreatePath } from '../../../data/createPath.ts';
import { isEditable } from '../../../../domain/actions/offeredActions.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { readOnce } from '../../../data/readOnce.ts';
import { RecordError } from '../../../shell/feedback/RecordError.tsx';
import { PageHeader } from '../../../shell/frame/PageHeader.tsx';
import { RecordActionsProvider } from '../../actions/RecordActionsProvider.tsx';
import { ActionsButton } from '../../actions/ActionsButton.tsx';
import { LoadingSections } from '../../LoadingSections.tsx';
import { Notice } from '../../Notice.tsx';
import { ExistingRecord } from './ExistingRecord.tsx';
import { useAbove } from '../useAbove.ts';
import { useListPath } from '../useListPath.ts';
import { useSaving } from '../useSaving.ts';

interface EditPageProps {
  readonly resource: Resource;
  /** The record to edit, if not in the route. */
  readonly id?: string;
  /** Replaces the default page header. */
  readonly header?: ReactNode;
}

/** The form of an existing record. */
export function EditPage({ resource, id, header }: EditPageProps) {
  const saving = useSaving(resource);
  return (
    <EditBase
      resource={resource.name}
      id={id}
      mutationMode="pessimistic"
      mutationOptions={saving.mutationOptions}
      redirect={false}
      // Settings may share a row, so saving one changes the version of the others: never cached.
      queryOptions={resource.single ? readOnce : { retry: false, onError: () => undefined }}
    >
      <RecordActionsProvider resource={resource}>
        <EditContent resource={resource} saving={saving} header={header} />
      </RecordActionsProvider>
    </EditBase>
  );
}

interface EditContentProps extends Pick<EditPageProps, 'resource' | 'header'> {
  readonly saving: ReturnType<typeof useSaving>;
}

/** The record's form, its placeholder, or an error. A record that cannot be edited now is shown. */
function EditContent({ resource, saving, header }: EditContentProps) {
  const translate = useTranslate();
  const listPath = useListPath(resource);
  const above = useAbove(resource);
  const createPath = useCreatePath();
  const { record, error, refetch } = useEditContext<RaRecord<string>>();
  const singular = translate(`resources.${resource.name}.name`, { smart_count: 1 });
  if (record && !isEditable(resource.actions, record)) {
    return <Navigate replace to={createPath({ resource: resource.name, type: 'show', id: record.id })} />;
  }
  return (
    <>
      {header ?? (
        <PageHeader
          title={String(record?.[resource.label] ?? singular)}
          backTo={resource.single ? undefined : above(record)}
          actions={record && <ActionsButton record={record} />}
        />
      )}
      <Notice resource={resource.name} />
      {error && (
        <RecordError
          error={error}
          listPath={resource.single ? undefined : listPath(record)}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !record && <LoadingSections />}
      {!error && record && <ExistingRecord resource={resource} record={record} saving={saving} />}
    </>
  );
}
