import Button from '@mui/material/Button';
import { EditBase, useEditContext, useRedirect, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Resource } from '../../../schemas/resource.ts';
import { QuickCreateContext } from '../../kinds/reference/quickCreate.ts';
import { ErrorState } from '../../shell/feedback/ErrorState.tsx';
import { SkeletonCards } from '../../shell/feedback/SkeletonCards.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { DeleteDialog } from '../list/DeleteDialog.tsx';
import { useMay } from '../useMay.ts';
import { CreateDialog } from './CreateDialog.tsx';
import { LeaveButton } from './LeaveButton.tsx';
import { RecordForm } from './RecordForm.tsx';
import { SaveBar } from './SaveBar.tsx';
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
      mutationOptions={saving}
      redirect={false}
      queryOptions={{ retry: false, onError: () => undefined }}
    >
      <QuickCreateContext value={CreateDialog}>
        <ExistingRecord resource={resource} />
      </QuickCreateContext>
    </EditBase>
  );
}

function ExistingRecord({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const redirect = useRedirect();
  const listPath = useListPath(resource);
  const { record, error, refetch } = useEditContext();
  const mayDelete = useMay(resource.name, 'delete');
  const [deleting, setDeleting] = useState(false);
  const singular = translate(`resources.${resource.name}.name`, { smart_count: 1 });

  if (error) {
    return (
      <>
        <PageHeader title={singular} backTo={listPath} />
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      </>
    );
  }
  return (
    <>
      <PageHeader title={record ? String(record[resource.label] ?? singular) : singular} backTo={listPath} />
      {record ? (
        <RecordForm resource={resource} isNew={false}>
          <SaveBar>
            {mayDelete && (
              <Button color="error" onClick={() => setDeleting(true)} sx={{ mr: 'auto' }}>
                {translate('generate.row.delete')}
              </Button>
            )}
            <LeaveButton to={listPath} />
          </SaveBar>
        </RecordForm>
      ) : (
        <SkeletonCards height={240} />
      )}
      {record && (
        <DeleteDialog
          resource={resource}
          record={record}
          open={deleting}
          onClose={() => setDeleting(false)}
          onDeleted={() => redirect('list', resource.name)}
        />
      )}
    </>
  );
}
